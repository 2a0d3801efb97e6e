/**
 * Calls `listener` whenever the page becomes visible again, for example after a visit to the phone's settings; returns
 * the function that stops it.
 */
export function onPageVisible(page: Document, listener: () => void): () => void {
  const check = (): void => {
    if (page.visibilityState === "visible") listener();
  };
  page.addEventListener("visibilitychange", check);
  return () => page.removeEventListener("visibilitychange", check);
}
