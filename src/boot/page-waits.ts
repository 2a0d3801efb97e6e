/** Longest wait although the browser is busy, ms. */
const IDLE_TIMEOUT_MS = 10_000;

/** Delay in a browser that does not tell when it is idle, ms. */
const DELAY_MS = 2_000;

/** Resolves when the page has loaded. */
export function waitUntilLoaded(page: Window): Promise<void> {
  return new Promise((resolve) => {
    if (page.document.readyState === "complete") resolve();
    else page.addEventListener("load", () => resolve(), { once: true });
  });
}

/** Resolves when the browser is idle. */
export function waitUntilIdle(page: Window & typeof globalThis): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in page) page.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, DELAY_MS);
  });
}
