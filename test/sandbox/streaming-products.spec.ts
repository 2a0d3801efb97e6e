import { beforeAll, expect, test } from "vitest";
import {
  itemText,
  openAccounts,
  readItems,
  type AnswerItem,
  type OpenAccount,
} from "./plausible-data/demo-customers.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
/** Longer than a pending action of the demo, ms. */
const SETTLED_MS = 6 * 60_000;
const [ON, OFF] = [1, 2] as const;

let accounts: readonly OpenAccount[] = [];

beforeAll(async () => {
  accounts = await openAccounts(sandbox.client, "2026-11-28T10:00:00+01:00");
}, 120_000);

const servicesOf = async ({ client }: OpenAccount): Promise<readonly AnswerItem[]> =>
  readItems(await client.call("getDirectBilling"), "e:services/e:item");

/** Status in the list of services that a subscription demands; no product for a service that is off. */
function statusOf(service: AnswerItem): string | undefined {
  if (itemText(service, "state") === "INACTIVE") return undefined;
  if (itemText(service, "state") === "ACTIVE") return "ACTIVE";
  return itemText(service, "pendingAction") === String(OFF) ? "DURING_RESIGNATION" : "ORDERED";
}

/** Expects the same services, states, days and prices in the list of services as in direct billing. */
async function expectOneSource(account: OpenAccount): Promise<void> {
  const data = await account.client.call("getClientData");
  const products = readItems(data, "e:products/e:item[e:status!='RESIGNED']");
  for (const service of await servicesOf(account)) {
    const name = itemText(service, "name");
    const found = products.filter((one) => itemText(one, "name") === name);
    const status = statusOf(service);
    expect(
      found.map((one) => itemText(one, "status")),
      `${account.account} ${name}`,
    ).toEqual(status === undefined ? [] : [status]);
    const [product] = found;
    if (product === undefined) continue;
    expect(itemText(product, "productId")).toBe(itemText(service, "productId"));
    expect(itemText(product, "contractStart")).toBe(itemText(service, "since"));
    const priced = data.all(
      `e:products/e:item[e:name='${name}' and e:status!='RESIGNED']/e:productPrices/e:item/e:value`,
    );
    expect([itemText(product, "actualPrice"), ...priced]).toContain(itemText(service, "price"));
  }
}

/** Orders an action for each service in a state. Returns their number. */
async function orderAll(account: OpenAccount, state: string, action: 1 | 2): Promise<number> {
  const { client } = account;
  const services = (await servicesOf(account)).filter((one) => itemText(one, "state") === state);
  for (const service of services) {
    const code = itemText(service, "service");
    const billing = await client.call("getDirectBilling");
    const path = `e:services/e:item[e:service='${code}']`;
    const version = billing.one(`${path}/e:terms/e:version`) ?? "";
    const [plan] = billing.all(`${path}/e:plans/e:item/e:planId`);
    const intent = (name: string): string => `<intentId>${name}-${code}-000001</intentId><service>${code}</service>`;
    if (action === ON) await client.call("registerTOSAcceptance", `${intent("terms")}<version>${version}</version>`);
    const wanted = action === ON && plan !== undefined ? `<planId>${plan}</planId>` : "";
    const write = `${intent(String(action).repeat(9))}<action>${action}</action>${wanted}`;
    expect((await client.call("changeDirectBilling", write)).one("e:state"), `${account.account} ${code}`).toBe(
      "PENDING",
    );
  }
  return services.length;
}

test("[DB-15] lists each streaming service as its subscription is, while it goes on or off, too", async () => {
  let ordered = 0;
  for (const account of accounts) {
    const { client } = account;
    if ((await servicesOf(account)).length === 0) continue;
    await expectOneSource(account);
    await client.api("clock", { advanceMs: SETTLED_MS });
    await expectOneSource(account);
    const settings = "<intentId>streaming-settings-0001</intentId>";
    await client.call("saveDirectBillingSettings", `${settings.replace("0001", "0002")}<limit>300.00</limit>`);
    await client.call("saveDirectBillingSettings", `${settings}<consentGiven>true</consentGiven>`);
    for (const [state, action] of [
      ["INACTIVE", ON],
      ["ACTIVE", OFF],
    ] as const) {
      ordered += await orderAll(account, state, action);
      await expectOneSource(account);
      await client.api("clock", { advanceMs: SETTLED_MS });
      await expectOneSource(account);
    }
    expect(new Set((await servicesOf(account)).map((one) => itemText(one, "state")))).toEqual(new Set(["INACTIVE"]));
  }
  expect(ordered).toBeGreaterThan(10);
}, 120_000);

test("(part of DB-15) lists no service whose switching on was refused", async () => {
  const account = accounts.find(({ login }) => login === "m.brzezinska");
  if (account === undefined) throw new RangeError("the demo has no m.brzezinska");
  const { client } = account;
  await client.api("reset", { now: "2026-11-28T10:00:00+01:00" });
  await client.openSession("m.brzezinska");
  const service = "<intentId>refused-disney-0001</intentId><service>disney</service>";
  const version = (await client.call("getDirectBilling")).one(
    "e:services/e:item[e:service='disney']/e:terms/e:version",
  );
  await client.call("registerTOSAcceptance", `${service}<version>${version}</version>`);
  const write = `${service.replace("0001", "0002")}<action>1</action><ptoken>odmowa-1</ptoken>`;
  expect((await client.call("changeDirectBilling", write)).one("e:state")).toBe("PENDING");
  const statuses = async (): Promise<readonly string[]> =>
    (await client.call("getClientData")).all("e:products/e:item[e:name='Disney+']/e:status");
  expect(await statuses()).toEqual(["ORDERED"]);
  await client.api("clock", { advanceMs: SETTLED_MS });
  expect(await statuses()).toEqual([]);
});
