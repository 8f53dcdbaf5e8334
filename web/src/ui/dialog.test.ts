/** A page over the page: opened again before the browser has told that it was closed, it stays open. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { beforeAll, expect, it } from "vitest";

import Dialog from "./Dialog.svelte";

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

it("stays open when the news of an earlier closing comes late", async () => {
  const children = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));
  const { rerender, container } = render(Dialog, { open: true, title: "Menu", children });
  const dialog = container.querySelector("dialog") as HTMLDialogElement;
  await rerender({ open: false });
  await rerender({ open: true });
  await fireEvent(dialog, new Event("close"));
  flushSync();
  expect([dialog.open, screen.queryByText("inside") !== null]).toEqual([true, true]);
});
