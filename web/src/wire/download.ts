/** Give the browser something to keep as a file. */
export function keep(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Give the browser a text to keep as a file. */
export function download(text: string, name: string): void {
  keep(new Blob([text], { type: "text/plain" }), name);
}
