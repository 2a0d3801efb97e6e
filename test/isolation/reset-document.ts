/** Records the listeners that are added to `target` from now on. Returns a function that removes them. */
function recordListeners(target: EventTarget): () => void {
  const add = target.addEventListener;
  const added: Parameters<typeof add>[] = [];
  target.addEventListener = (...listener: Parameters<typeof add>) => {
    added.push(listener);
    add.apply(target, listener);
  };
  return () => {
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
    target.addEventListener = add;
  };
}

/**
 * Remembers the globals of this worker and returns a function that restores them, removes the listeners of the window
 * and of the document, and empties the document. Properties are compared by descriptor: a polyfill that a spec puts on
 * `window` is removed.
 */
export function documentReset(): () => void {
  const before = new Map(
    Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]),
  );
  const removeListeners = [window, document].map(recordListeners);
  return () => {
    for (const remove of removeListeners) remove();
    for (const key of Reflect.ownKeys(globalThis)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      const then = before.get(key);
      if (now?.configurable !== true) continue;
      if (then === undefined) Reflect.deleteProperty(globalThis, key);
      else if (now.value !== then.value || now.get !== then.get) Object.defineProperty(globalThis, key, then);
    }
    for (const element of [document.documentElement, document.head, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const cookie of document.cookie.split("; "))
      document.cookie = `${cookie.split("=", 1)[0] ?? ""}=; path=/; max-age=0`;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/");
  };
}
