import { Observable } from "rxjs";

/**
 * The moves of the focus that come from outside: keys, a pointer, a screen reader, a switch. A move that the portal
 * makes by `focus()` is a trusted event too, and must not renew a session (SESS-12).
 *
 * What tells them apart: the browser runs microtasks between two listeners only if no script is running. During a
 * `focus()` the calling script is, so the microtask of the first listener has not run when the second one is called.
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
