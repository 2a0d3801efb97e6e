/**
 * For tests without a browser: jsdom knows `<dialog>` but not how to open one as a modal. This opens and closes it, and
 * turns Escape into `cancel`, as browsers do. What a browser adds by itself (the focus trap) is proven in a browser.
 */
export function installNativeDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException("already open", "InvalidStateError");
    this.setAttribute("open", "");
    this.addEventListener("keydown", closeRequest);
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.removeAttribute("open");
    this.removeEventListener("keydown", closeRequest);
    this.dispatchEvent(new Event("close"));
  };
}

function closeRequest(this: HTMLDialogElement, event: KeyboardEvent): void {
  // After React's own handlers, which listen at the root and may hold the key back.
  setTimeout(() => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (this.dispatchEvent(new Event("cancel", { cancelable: true }))) this.close();
  });
}
