import { randomUUID } from "node:crypto";
import { expect, test as base } from "@playwright/test";
import { validateEnvelope } from "#kit/wire/validate-envelope.ts";
import { SandboxClient } from "./sandbox-client.ts";
import { secretsIn, Traffic } from "./traffic.ts";
import { PageErrors } from "./page-errors.ts";
import { portalCookie } from "./portal-cookie.ts";
import { putIntoApp } from "./put-into-app.ts";

interface SavesDataOption {
  /**
   * True if the browser saves data, so that the portal fetches nothing ahead (NAV-21, START-08): a third of the
   * requests of a page. Tests of prefetching turn it off.
   */
  readonly savesData: boolean;
}

export interface InAppOption {
  /** True if every page runs inside the operator's app: `npm run proof -- browser:in-app`. */
  readonly inApp: boolean;
}

interface Fixtures extends InAppOption, SavesDataOption {
  /** Name of the test's own tenant; no other test shares it. */
  readonly tenant: string;
  readonly sandbox: SandboxClient;
  readonly cookiesAnswered: boolean;
  readonly pageErrors: PageErrors;
  readonly traffic: Traffic;
  /** Checks that apply after every test. */
  readonly promises: void;
}

/** `test` of every browser spec. */
export const test = base.extend<Fixtures>({
  tenant: async ({}, use) => {
    await use(`t-${randomUUID()}`);
  },

  extraHTTPHeaders: async ({ tenant }, use) => {
    await use({ "X-Sandbox-Tenant": tenant });
  },

  sandbox: async ({ request, tenant }, use) => {
    await use(new SandboxClient(request, tenant));
  },

  /** Answers the cookie bar before the test; tests of the bar turn it off. */
  cookiesAnswered: [true, { option: true }],

  savesData: [true, { option: true }],

  inApp: [false, { option: true }],

  context: async ({ context, baseURL, cookiesAnswered, savesData, inApp }, use, { annotations }) => {
    if (savesData)
      await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const hasMessagedApp = inApp ? await putIntoApp(context, baseURL ?? "") : () => false;
    if (cookiesAnswered) await context.addCookies([portalCookie("ebok.cookies", "necessary", baseURL ?? "")]);
    // The offer of finger and notifications would hide the quick actions; it has a test of its own (APP-02).
    if (inApp) await context.addCookies([portalCookie("ebok.app", "asked", baseURL ?? "")]);
    await use(context);
    // Drops requests that a page makes while its test ends: a handler of the test must not respond to them any more.
    await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
    // A figure of the proof part, as `addFigure` of test/e2e-proof notes it.
    if (hasMessagedApp()) annotations.push({ type: "figure", description: "tests whose page spoke to the app: 1" });
  },

  pageErrors: async ({ context }, use) => {
    const pageErrors = new PageErrors();
    await pageErrors.watch(context);
    await use(pageErrors);
  },

  traffic: async ({ context }, use) => {
    const traffic = new Traffic();
    traffic.watch(context);
    await use(traffic);
  },

  promises: [
    async ({ sandbox, pageErrors, traffic }, use) => {
      await use();
      expect.soft(pageErrors.unexpected(), "the page has no unexpected errors").toEqual([]);
      const calls = await sandbox.calls();
      const secrets = secretsIn(calls.flatMap(({ request, reply }) => [request, reply]));
      expect
        .soft(traffic.leaks(secrets), "no session id, token or password in an address, a referrer or the console")
        .toEqual([]);
      for (const { operation, request, reply } of calls) {
        expect.soft(validateEnvelope(request), `${operation}: the request keeps the contract`).toEqual([]);
        if (reply !== "")
          expect.soft(validateEnvelope(reply), `${operation}: the reply keeps the contract`).toEqual([]);
      }
    },
    { auto: true },
  ],
});

export { expect };
