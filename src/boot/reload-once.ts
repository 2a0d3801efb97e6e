const MARK = "ebok.reloaded";

/**
 * A chunk that does not load is usually one of a former release: the page is loaded anew at its target, once (GUARD-06).
 * A second failure at the same target is real and goes to the error page.
 */
export function reloadOnce(target: string): boolean {
  if (readMark() === target) {
    writeMark(undefined);
    return false;
  }
  if (!writeMark(target)) return false;
  window.location.assign(target);
  return true;
}

/** A target has loaded: its next failure is a first one again. */
export function forgetReload(): void {
  writeMark(undefined);
}

function readMark(): string | undefined {
  try {
    return window.sessionStorage.getItem(MARK) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeMark(target: string | undefined): boolean {
  try {
    if (target === undefined) window.sessionStorage.removeItem(MARK);
    else window.sessionStorage.setItem(MARK, target);
    return true;
  } catch {
    // without a mark there would be no end to reloading
    return false;
  }
}
