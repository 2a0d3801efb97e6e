import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/** How long a session lasts without activity, ms (SESS-01). */
export const SESSION_DURATION_MS = 900_000;

/**
 * A browser in which this customer has logged in before: keeps a session and opens `address` with it. Quicker than the
 * way through the login page, which has its own journeys. By the page's clock, should the test move it.
 */
export async function openWithStoredSession(page: Page, name: string, address = "/index"): Promise<void> {
  await storeSession(page, name, SESSION_DURATION_MS);
  await page.goto(address);
}

/**
 * Keeps a session that still lasts `leftMs` as soon as the page opens something of the portal; once, so that it can
 * end.
 */
export async function storeSession(page: Page, name: string, leftMs: number): Promise<void> {
  const answer = await page.request.post("/sandbox/api/session", { data: { login: name } });
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

/** The deadline of the kept session, ms; `undefined` when none is kept. */
export async function storedDeadline(page: Page): Promise<number | undefined> {
  const text = await page.evaluate(() => localStorage.getItem("ebok.session"));
  const deadline = /"deadline":(\d+)/.exec(text ?? "")?.[1];
  return deadline === undefined ? undefined : Number(deadline);
}
