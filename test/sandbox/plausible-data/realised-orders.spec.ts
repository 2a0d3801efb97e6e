import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { demoAccount } from "#sandbox/demo/accounts.ts";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import { runningSandboxForTests } from "../running-sandbox.ts";
import type { ServiceClient } from "../service-client.ts";
import { isoDayOf, itemText, readItems } from "./demo-customers.ts";

const sandbox = runningSandboxForTests();
const DAY = "2026-11-28";
const TODAY = `${DAY}T10:00:00+01:00`;
const DAY_MS = 24 * 3_600_000;
/** Days from today on which the services are compared with the orders. */
const DAYS_AHEAD = [0, 4, 10, 90];

/** Opens an account of a login today plus `days`. */
async function openOn(client: ServiceClient, { login, account }: { login: string; account: string }, days: number) {
  await client.api("clock", { offsetMs: Date.parse(TODAY) + days * DAY_MS - Date.now() });
  await client.openSession(login);
  await client.call("changeContext", `<contextId>${account}</contextId>`);
}

/** Lists the services of each category's newest completed order that are no products or have another price. */
async function missingServices(client: ServiceClient): Promise<readonly string[]> {
  const history = await client.call("getSalesOfferHistory");
  const data = await client.call("getClientData");
  const completed = readItems(history, "e:offers/e:item[e:orderState='COMPLETED']").toSorted((one, other) =>
    isoDayOf(itemText(other, "orderDay")).localeCompare(isoDayOf(itemText(one, "orderDay"))),
  );
  const seen = new Set<string>();
  return completed.flatMap((order) => {
    const path = `e:offers/e:item[e:offerId='${itemText(order, "offerId")}']/e:products/e:item`;
    return readItems(history, path).flatMap((line) => {
      const [name, category] = [itemText(line, "name"), itemText(line, "category")];
      // A newer order has replaced the tariff.
      if (seen.has(category)) return [];
      seen.add(category);
      const ordered = history.all(`${path}[e:name='${name}']/e:prices/e:item/e:price`);
      const found = `e:products/e:item[e:name='${name}' and e:status='ACTIVE']`;
      const prices = [...data.all(`${found}/e:productPrices/e:item/e:value`), ...data.all(`${found}/e:actualPrice`)];
      return ordered.every((price) => prices.includes(price)) ? [] : [`${itemText(order, "offerId")} ${name}`];
    });
  });
}

/** Accounts with offers or orders. */
const ACCOUNTS = DEMO_LOGINS.flatMap(({ login, accounts }) => accounts.map((account) => ({ login, account }))).filter(
  ({ account }) => demoAccount(account).createSeed({ today: DAY, near: DAY }).offers.length > 0,
);

test("[ORDER-13] has the services of each completed order among the products, with its price", async () => {
  let accepted = 0;
  for (const owner of ACCOUNTS) {
    const first = sandbox.client();
    await first.api("reset", { now: TODAY });
    await openOn(first, owner, 0);
    const offers = readItems(await first.call("getSalesOfferHistory"), "e:offers/e:item[e:status='0']");
    const special = [
      ...readItems(await first.call("getExtendOffer"), "e:offer"),
      ...readItems(
        await first.call("showIsobarEvent", `<intentId>${randomUUID()}</intentId><event>SHOWN</event>`),
        "e:offer",
      ),
    ];
    for (const offer of [undefined, ...offers, ...special]) {
      const client = sandbox.client();
      await client.api("reset", { now: TODAY });
      await openOn(client, owner, 0);
      if (offer !== undefined) {
        const offerId = `<offerId>${itemText(offer, "offerId")}</offerId>`;
        const key = (): string => `<intentId>${randomUUID()}</intentId>`;
        if (itemText(offer, "consentNeeded") === "true")
          await client.call("registerTemporaryMarketingConsent", key() + offerId);
        const activity = itemText(offer, "activityId");
        const activityId = activity === "" ? "" : `<activityId>${activity}</activityId>`;
        const answer = `<answer>1</answer><earlyStart>true</earlyStart>`;
        const accept = await client.call("respondToSaleOffer", key() + offerId + activityId + answer);
        if (accept.one("e:errorCode") !== undefined) continue;
        accepted += 1;
      }
      for (const days of DAYS_AHEAD) {
        await openOn(client, owner, days);
        const label = `${owner.account} ${itemText(offer ?? new Map(), "offerId")} +${days}`;
        expect(await missingServices(client), label).toEqual([]);
      }
    }
  }
  expect(accepted).toBeGreaterThan(4);
}, 240_000);
