/**
 * Remembers the globals of this worker and gives a function that restores them and empties the document. Properties are
 * compared by descriptor: a polyfill that a spec puts on `window` goes with it.
 */
export function documentReset(): () => void {
  const before = new Map(
    Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]),
  );
  return () => {
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
