/** Gives the customer a text as a file, the way the browser keeps any download. */
export function saveFile(page: Document, name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = page.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken it up by then
  page.defaultView?.setTimeout(() => URL.revokeObjectURL(address), 0);
}
