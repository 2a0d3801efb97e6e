/**
 * Implements modal `<dialog>` for jsdom: opens, closes, and turns Escape into `cancel` as browsers do. Browser tests
 * cover the rest, such as the focus trap.
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
  // Runs after React's handlers at the root, which may prevent the key.
  setTimeout(() => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (this.dispatchEvent(new Event("cancel", { cancelable: true }))) this.close();
  });
}
