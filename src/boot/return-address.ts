import { returnTarget } from "#domain/navigation/deep-link.ts";

const KEY = "ebok.return";

/** Keeps the page that a guest has asked for, so that the login leads there (GUARD-02). Lives in this tab only. */
export function keepReturnAddress(pathname: string, search: string): void {
  const target = returnTarget(pathname, search);
  try {
    if (target === undefined) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, target);
  } catch {
    // without storage the login leads to the start page
  }
}

/** The kept page, once; `undefined` without one. What is read is checked again: storage is not ours alone (ROUTE-15). */
export function takeReturnAddress(): string | undefined {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    if (kept === null) return undefined;
    const [pathname = "", search = ""] = kept.split(/(?=\?)/);
    return returnTarget(pathname, search);
  } catch {
    return undefined;
  }
}
