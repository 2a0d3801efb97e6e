/** Calls `listener` whenever the page becomes visible again, as after the phone's settings; returns what stops it. */
export function onPageVisible(page: Document, listener: () => void): () => void {
  const check = (): void => {
    if (page.visibilityState === "visible") listener();
  };
  page.addEventListener("visibilitychange", check);
  return () => page.removeEventListener("visibilitychange", check);
}
