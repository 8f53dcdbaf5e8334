// Turns the JSON schema on standard input (`python -m burgomaster.server.schema`) into TypeScript in the folder given:
// `wire/types.ts`, and for each game what is printed on its things, which no other game's table loads.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The TypeScript type of one piece of schema. */
function type(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return [...new Set(any.map(type))].join(" | ");
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return `readonly (${schema.items ? type(schema.items) : "unknown"})[]`.replace(/\((\w+)\)\[\]/, "$1[]");
    case "object":
      if (schema.properties) return fields(schema);
      return schema.additionalProperties ? `Readonly<Record<string, ${type(schema.additionalProperties)}>>` : "object";
    default:
      return "unknown";
  }
}

/** The fields of an object; in answers of the server all of them are there. */
function fields(schema) {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties).map(([name, value]) => {
    return `  readonly ${name}${required.has(name) ? "" : "?"}: ${type(value)};`;
  });
  return `{\n${lines.join("\n")}\n}`;
}

const schema = JSON.parse(readFileSync(0, "utf8"));
const HEAD = "// Made by `make web-types` from `python -m burgomaster.server.schema`. Do not edit.";
const parts = [HEAD];
for (const [name, definition] of Object.entries(schema.$defs)) {
  const comment = definition.description ? `/** ${definition.description.split("\n")[0]} */\n` : "";
  const body = type(definition);
  parts.push(
    body.startsWith("{") ? `${comment}export interface ${name} ${body}` : `${comment}export type ${name} = ${body};`,
  );
}
const views = Object.values(schema.views).map(type).join(" | ");
parts.push(`/** What a seat sees, in the shape of its game. */\nexport type View = ${views};`);
parts.push(`/** What a client may send. */\nexport type ClientMessage = ${type(schema.client)};`);
parts.push(`/** What the server may send over the socket. */\nexport type ServerMessage = ${type(schema.server)};`);
const sitter = schema.$defs.Reseat?.properties?.sitter;
if (sitter) parts.push(`/** Who sits on a seat. */\nexport type Sitter = ${type(sitter)};`);
const made = { "wire/types.ts": parts };
for (const [what, words] of Object.entries(schema.printed)) {
  const [game, kind, name] = what.split(" ");
  (made[`games/${game}/printed.ts`] ??= [HEAD]).push(
    `/** What is printed as ${name} on each ${kind}, with the number of the first. */\n` +
      `export const ${kind}_${name} = ${JSON.stringify(words)} as const;`.replace(/\w+_\w+/, (id) => id.toUpperCase()),
  );
}
for (const [file, text] of Object.entries(made)) {
  const path = join(process.argv[2], file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text.join("\n\n")}\n`);
}
