import { Observable } from "rxjs";

/**
 * Emits the focus events that the user causes with keys, a pointer, a screen reader or a switch. A focus event from a
 * script's `focus()` is trusted too, but must not extend the session (SESS-12). To tell them apart: the browser runs
 * microtasks between two listeners only if no script is running. During `focus()` the calling script is running, so the
 * microtask of the first listener has not run when the second listener is called.
 */
export function observeUserFocus(root: Document): Observable<Event> {
  return new Observable((subscriber) => {
    const settled = new WeakSet<Event>();
    const before = (event: Event): void => queueMicrotask(() => settled.add(event));
    const after = (event: Event): void => {
      if (settled.has(event)) subscriber.next(event);
    };
    root.addEventListener("focusin", before, { capture: true, passive: true });
    root.addEventListener("focusin", after, { passive: true });
    return () => {
      root.removeEventListener("focusin", before, { capture: true });
      root.removeEventListener("focusin", after);
    };
  });
}
