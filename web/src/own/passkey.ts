/** Passkeys, between what the server says in JSON and what the browser's authenticator takes. */
import { settings } from "../browser/settings.svelte";
import { Failed } from "../wire/http";
import type { Entered } from "../wire/types";
import { own } from "./own";

/** Why there can be no passkey here: over plain http, at a number instead of a name, in a browser that knows none; or nothing. */
export type Why = "insecure" | "number" | "unknown" | null;

export function whyNot(page: Pick<Location, "hostname"> = window.location, secure = window.isSecureContext): Why {
  if (!secure) return "insecure";
  if (/^[\d.]+$|:/.test(page.hostname)) return "number";
  return "PublicKeyCredential" in window ? null : "unknown";
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
}
export function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(Array.from(new Uint8Array(bytes), (each) => String.fromCharCode(each)).join(""));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What the server wants, as it writes it. */
interface Wanted {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
}

function answerOf({ id, rawId, type, response }: PublicKeyCredential): object {
  const given =
    response instanceof AuthenticatorAttestationResponse
      ? { attestationObject: textOf(response.attestationObject) }
      : response instanceof AuthenticatorAssertionResponse
        ? { authenticatorData: textOf(response.authenticatorData), signature: textOf(response.signature) }
        : {};
  const clientDataJSON = textOf(response.clientDataJSON);
  return { id, rawId: textOf(rawId), type, response: { clientDataJSON, ...given } };
}

/** The authenticator's answer; what was cancelled, took too long or fits nowhere is one thing to the browser. */
async function answered(kind: "make" | "enter", options: object): Promise<PublicKeyCredential> {
  const wanted = options as Wanted;
  const challenge = bytesOf(wanted.challenge);
  try {
    const found =
      kind === "make"
        ? await navigator.credentials.create({
            publicKey: {
              ...(options as PublicKeyCredentialCreationOptions),
              challenge,
              user: { ...wanted.user, id: bytesOf(wanted.user.id) },
              excludeCredentials: [],
            },
          })
        : await navigator.credentials.get({
            publicKey: { ...(options as PublicKeyCredentialRequestOptions), challenge, allowCredentials: [] },
          });
    if (found instanceof PublicKeyCredential) return found;
  } catch (reason) {
    if (!(reason instanceof DOMException)) throw reason;
  }
  throw new Failed(0, { id: "app-me-cancelled", arguments: {} });
}

/** Make a passkey, for a new page or one's own, or enter by one. */
export async function byPasskey(kind: "make" | "enter"): Promise<Entered> {
  const { nonce, options } = await own.wanted(kind, settings.name);
  const credential = answerOf(await answered(kind, options));
  return own.passkey({ nonce, credential, name: settings.name, face: settings.face });
}
