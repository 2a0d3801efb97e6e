import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/** Duration of a session without activity, ms (SESS-01). */
export const SESSION_DURATION_MS = 900_000;

/**
 * Stores a session of the customer and opens `address` with it. Faster than the login page, which has its own specs.
 * Uses the page's clock, if the test moves it.
 */
export async function openWithStoredSession(page: Page, name: string, address = "/index"): Promise<void> {
  await storeSession(page, name, SESSION_DURATION_MS);
  await page.goto(address);
}

/** Opens `address` with a session in which the customer has not confirmed the identity lately (SESS-13). */
export async function openUnconfirmed(page: Page, name: string, address: string): Promise<void> {
  await storeSession(page, name, SESSION_DURATION_MS, false);
  await page.goto(address);
}

/**
 * Stores a session with `leftMs` remaining when the page first opens the portal; only once, so that it can end.
 * `confirmed`: as right after a login or a confirmation of the identity.
 */
export async function storeSession(page: Page, name: string, leftMs: number, confirmed = true): Promise<void> {
  const answer = await page.request.post("/sandbox/api/session", { data: { login: name, confirmed } });
  const session: unknown = await answer.json();
  await page.addInitScript(
    ({ stored, left, mark }) => {
      if (window.origin === "null" || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, "kept");
      localStorage.setItem(
        "ebok.session",
        JSON.stringify({ version: 1, deadline: Date.now() + left, session: stored }),
      );
    },
    { stored: session, left: leftMs, mark: `test.${randomUUID()}` },
  );
}

/** Deadline of the stored session, ms; `undefined` without one. */
export async function storedDeadline(page: Page): Promise<number | undefined> {
  const text = await page.evaluate(() => localStorage.getItem("ebok.session"));
  const deadline = /"deadline":(\d+)/.exec(text ?? "")?.[1];
  return deadline === undefined ? undefined : Number(deadline);
}
