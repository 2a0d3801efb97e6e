/** Reports nothing, because in jsdom no element has a size. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function sendCloseRequest(this: HTMLDialogElement, event: KeyboardEvent): void {
  // Runs after React's handlers at the root, which may prevent the key.
  setTimeout(() => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (this.dispatchEvent(new Event("cancel", { cancelable: true }))) this.close();
  });
}

const FRAME_MS = 16;

/**
 * Defines what every browser has and jsdom lacks: modal dialogs that open, close and turn Escape into `cancel`, media
 * queries of a wide screen, scrolling and the observer of sizes. Browser tests cover the rest, such as the focus trap.
 * Also replaces the frames of jsdom: once it has begun one with fake timers, it begins no other.
 */
export function defineBrowserApis(): void {
  Object.assign(window, {
    ResizeObserver: SilentResizeObserver,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    scrollTo: () => undefined,
    requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), FRAME_MS),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  });
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException("already open", "InvalidStateError");
    this.setAttribute("open", "");
    this.addEventListener("keydown", sendCloseRequest);
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.removeAttribute("open");
    this.removeEventListener("keydown", sendCloseRequest);
    this.dispatchEvent(new Event("close"));
  };
}
