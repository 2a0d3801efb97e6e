import type { Page } from "playwright";

/** Fixed time of the sandbox and the browser. */
export const NOW = Date.parse("2026-11-20T10:00:00+01:00");

const SESSION_MS = 15 * 60_000;

/** Waits until data, code and fonts have loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector(".loading, .skeleton, .loading-line") === null);
  await page.evaluate(() => document.fonts.ready);
}

/** Resets the sandbox to the fixed morning, so that pictures do not depend on each other. */
export async function resetSandbox(page: Page): Promise<void> {
  await page.request.post("/sandbox/api/reset", { data: { now: NOW } });
}

/** Stores a session of the customer in the browser, in the portal's format. */
export async function openCustomerSession(page: Page, login: string, left = SESSION_MS): Promise<void> {
  const answer = await page.request.post("/sandbox/api/session", { data: { login } });
  const session: unknown = await answer.json();
  await page.goto("/favicon.svg");
  await page.evaluate(
    (storedSession) => localStorage.setItem("ebok.session", storedSession),
    JSON.stringify({ version: 1, deadline: NOW + left, session }),
  );
}
