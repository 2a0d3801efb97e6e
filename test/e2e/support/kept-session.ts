import type { Page } from "@playwright/test";

/** How long a session lasts without activity, ms (SESS-01). */
export const SESSION_MS = 900_000;

/**
 * A browser in which this customer has logged in before: keeps a session and opens `address` with it. Quicker than the
 * way through the login page, which has its own journeys. By the page's clock, should the test move it.
 */
export async function comeIn(page: Page, name: string, address = "/index"): Promise<void> {
  await keepSession(page, name, SESSION_MS);
  await page.goto(address);
}

/** Keeps a session that still lasts `leftMs`; leaves the page at a picture of the portal's own origin. */
export async function keepSession(page: Page, name: string, leftMs: number): Promise<void> {
  const answer = await page.request.post("/sandbox/api/session", { data: { login: name } });
  const session: unknown = await answer.json();
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([kept, left]) => localStorage.setItem("ebok.session", JSON.stringify({ version: 1, deadline: Date.now() + Number(left), session: kept })),
    [session, leftMs] as const,
  );
}

/** The deadline of the kept session, ms; `undefined` when none is kept. */
export async function keptDeadline(page: Page): Promise<number | undefined> {
  const text = await page.evaluate(() => localStorage.getItem("ebok.session"));
  const deadline = /"deadline":(\d+)/.exec(text ?? "")?.[1];
  return deadline === undefined ? undefined : Number(deadline);
}
