/**
 * Resolves after the next frame of the page, for work that may not delay the frame. Resolves at once in a hidden page,
 * and when the page is hidden or left: it draws no frame then.
 */
export function waitForFrame(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      resolve();
    };
    document.addEventListener("visibilitychange", end, { signal: listening.signal });
    requestAnimationFrame(() => setTimeout(end));
  });
}
