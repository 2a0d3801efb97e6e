/** How long the address of a file stays good, ms. */
const KEPT_MS = 60_000;

/** Gives the customer a text as a file, the way the browser keeps any download. */
export function saveFile(page: Document, name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = page.createElement("a");
  link.href = address;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
  // nothing says when the browser has it: a minute is enough for the slowest
  page.defaultView?.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
