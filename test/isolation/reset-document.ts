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
 * Records the own properties of `target`. Returns a function that restores them. They are compared by descriptor: a
 * polyfill that a spec puts on `window` is removed, and so is the mark of a library that has added its listeners.
 */
function recordProperties(target: object): () => void {
  const before = new Map(Reflect.ownKeys(target).map((key) => [key, Object.getOwnPropertyDescriptor(target, key)]));
  return () => {
    for (const key of Reflect.ownKeys(target)) {
      const now = Object.getOwnPropertyDescriptor(target, key);
      const then = before.get(key);
      if (now?.configurable !== true) continue;
      if (then === undefined) Reflect.deleteProperty(target, key);
      else if (now.value !== then.value || now.get !== then.get) Object.defineProperty(target, key, then);
    }
  };
}

/**
 * Remembers the globals of this worker, and the properties and listeners of its window and document. Returns a function
 * that restores them and empties the document.
 */
export function documentReset(): () => void {
  const restoreProperties = [globalThis, document].map(recordProperties);
  const removeListeners = [window, document].map(recordListeners);
  return () => {
    for (const remove of removeListeners) remove();
    for (const restore of restoreProperties) restore();
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
