import type { Browser, BrowserContext } from "@playwright/test";
import type { Site } from "./sites.ts";
import { freshProfile } from "./slow-browser.ts";

/** Answer to the question about cookies, under its name at pages with TLS. */
export const COOKIE_ANSWER = { name: "__Host-ebok.cookies", value: "necessary", secure: true };

const SESSION_MS = 15 * 60_000;

/** Creates a profile that opens every page of the portal with a session of `login`. */
export async function storedProfile(browser: Browser, site: Site, login: string): Promise<BrowserContext> {
  const profile = await freshProfile(browser, {});
  await storeBenchSession(profile, site, login);
  return profile;
}

/** Opens a session of `login` and stores it where the portal expects it, with an answer about cookies. */
export async function storeBenchSession(
  profile: BrowserContext,
  { url, sandboxUrl }: Site,
  login: string,
): Promise<void> {
  const answer = await profile.request.post(`${sandboxUrl}/sandbox/api/session`, { data: { login } });
  const session: unknown = await answer.json();
  await profile.addInitScript(
    ({ storedSession, left }) => {
      // A later page of the profile keeps the session as the portal has stored it, for example after a switch.
      if (localStorage.getItem("ebok.session") !== null) return;
      localStorage.setItem(
        "ebok.session",
        JSON.stringify({ version: 1, deadline: Date.now() + left, session: storedSession }),
      );
    },
    { storedSession: session, left: SESSION_MS },
  );
  await profile.addCookies([{ ...COOKIE_ANSWER, url }]);
}
