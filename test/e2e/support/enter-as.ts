import type { Page } from "@playwright/test";
import { startClockAt } from "../../../scripts/start-clock-at.ts";
import type { SandboxClient } from "./sandbox-client.ts";

/** Day of the demo data: a Friday morning. */
export const DEMO_DAY = Date.parse("2026-11-20T10:00:00+01:00");

const SESSION_DURATION_MS = 15 * 60_000;

/** Stores a session of the customer in the browser as a login does. Faster than typing; the login has its own tests. */
export async function enterAs(page: Page, name: string, now = Date.now(), leftMs = SESSION_DURATION_MS): Promise<void> {
  const answer = await page.request.post("/sandbox/api/session", { data: { login: name } });
  const session: unknown = await answer.json();
  // Empty page of the portal's origin.
  await page.route("**/nothing-yet", (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto("/nothing-yet");
  await page.unroute("**/nothing-yet");
  await page.evaluate(
    (stored) => localStorage.setItem("ebok.session", stored),
    JSON.stringify({ version: 1, deadline: now + leftMs, session }),
  );
}

/** Does the same with sandbox and browser on the demo day, so that amounts and days are exact. */
export async function enterOnDemoDay(page: Page, sandbox: SandboxClient, name: string): Promise<void> {
  await sandbox.reset(DEMO_DAY);
  await startClockAt(page, DEMO_DAY);
  await enterAs(page, name, DEMO_DAY);
}
