import { randomUUID } from "node:crypto";
import { expect, test as base } from "@playwright/test";
import { validateEnvelope } from "#test/sandbox/contract-schema.ts";
import { SandboxClient } from "./sandbox.ts";
import { secretsIn, Traffic } from "./traffic.ts";
import { Troubles } from "./troubles.ts";

interface Fixtures {
  /** The name of the test's own world: nothing that another test does is seen in it. */
  readonly world: string;
  readonly sandbox: SandboxClient;
  readonly cookiesAnswered: boolean;
  readonly troubles: Troubles;
  readonly traffic: Traffic;
  /** What holds after every test, whatever it was about. */
  readonly promises: void;
}

/** `test` of every browser spec. */
export const test = base.extend<Fixtures>({
  world: async ({}, use) => {
    await use(`t-${randomUUID()}`);
  },

  extraHTTPHeaders: async ({ world }, use) => {
    await use({ "X-Sandbox-World": world });
  },

  sandbox: async ({ request, world }, use) => {
    await use(new SandboxClient(request, world));
  },

  /** The bar about cookies is answered, but for tests that are about it. */
  cookiesAnswered: [true, { option: true }],

  context: async ({ context, baseURL, cookiesAnswered }, use) => {
    if (cookiesAnswered) await context.addCookies([{ name: "ebok.cookies", value: "necessary", url: baseURL ?? "" }]);
    await use(context);
  },

  troubles: async ({ context }, use) => {
    const troubles = new Troubles();
    await troubles.watch(context);
    await use(troubles);
  },

  traffic: async ({ context }, use) => {
    const traffic = new Traffic();
    traffic.watch(context);
    await use(traffic);
  },

  promises: [
    async ({ sandbox, troubles, traffic }, use) => {
      await use();
      expect.soft(troubles.unexpected(), "nothing goes wrong in the page unasked").toEqual([]);
      const calls = await sandbox.calls();
      const secrets = secretsIn(calls.flatMap(({ request, reply }) => [request, reply]));
      expect.soft(traffic.leaks(secrets), "no session id, token or password in an address, a referrer or the console").toEqual([]);
      for (const { operation, request, reply } of calls) {
        expect.soft(validateEnvelope(request), `${operation}: the request keeps the contract`).toEqual([]);
        if (reply !== "") expect.soft(validateEnvelope(reply), `${operation}: the reply keeps the contract`).toEqual([]);
      }
    },
    { auto: true },
  ],
});

export { expect };
