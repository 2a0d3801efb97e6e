/** Calls `look` whenever the page is looked at again, as after the phone's own settings; returns what stops it. */
export function whenSeenAgain(page: Document, look: () => void): () => void {
  const seen = (): void => {
    if (page.visibilityState === "visible") look();
  };
  page.addEventListener("visibilitychange", seen);
  return () => page.removeEventListener("visibilitychange", seen);
}
