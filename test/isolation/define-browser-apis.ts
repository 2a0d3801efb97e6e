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
 * Defines the browser APIs that jsdom lacks: modal dialogs, in which Escape fires `cancel`; `matchMedia`, of which no
 * query matches; scrolling; and `ResizeObserver`. Browser tests cover the rest, such as the focus trap.
 * Also replaces `requestAnimationFrame`: that of jsdom calls nothing back once it was called under fake timers.
 * Returns the function that cancels the frames that still wait.
 */
export function defineBrowserApis(): () => void {
  const frames = new Set<number>();
  Object.assign(window, {
    ResizeObserver: SilentResizeObserver,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    scrollTo: () => undefined,
    requestAnimationFrame(draw: FrameRequestCallback): number {
      const frame = window.setTimeout(() => {
        frames.delete(frame);
        draw(performance.now());
      }, FRAME_MS);
      frames.add(frame);
      return frame;
    },
    cancelAnimationFrame(frame: number): void {
      frames.delete(frame);
      window.clearTimeout(frame);
    },
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
  return () => {
    for (const frame of frames) window.clearTimeout(frame);
  };
}
