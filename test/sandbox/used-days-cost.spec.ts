import { expect, test } from "vitest";
import { usedDaysCost } from "#sandbox/contexts/used-days-cost.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { USED_DAYS } from "#test/vectors/used-days.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const PHONE = "e:products/e:item[e:category='mobile_phone']";
const SETTLED = "e:withdrawals/e:item/e:usedDaysCost";
const statementOf = (number: string): string =>
  `<name>Agnieszka Sroka</name><contractNumber>${number}</contractNumber><email>agnieszka.sroka@poczta.example</email>`;

test.each(USED_DAYS)(
  "(part of WITHDRAW-13) settles by hand-computed payments: $about",
  ({ monthly, from, to, cost }) => {
    expect(usedDaysCost({ prices: monthly, from, to })).toBe(cost);
  },
);

/** Orders a tariff that begins on 19-11-2026 at the customer's wish, or without it. */
async function withOrderedPhone(name: string, earlyStart: boolean): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  const answer = `<answer>1</answer><earlyStart>${String(earlyStart)}</earlyStart>`;
  await customer.call("respondToSaleOffer", `<offerId>121002</offerId>${answer}`);
  return customer;
}

const mailed = ({ tenant }: EffectCustomer): readonly string[] =>
  outboxOf(tenant.db).flatMap(({ text }) => (text.includes("Potwierdzenie otrzymania oświadczenia") ? [text] : []));

test.each(["2026/121002", "MOB/5900217/121002"])(
  "(part of WITHDRAW-13) settles the days used of %s in the list of statements and the e-mail",
  async (number) => {
    const customer = await withOrderedPhone(`used-${number.slice(-6)}-${number.length}`, true);
    await customer.moveClock(5 * DAY_MS);
    const data = await customer.call("getClientData");
    const field = (name: string) => data.one(`${PHONE}/e:${name}`);
    expect(["contractNumber", "earlyStart", "activatedOn", "actualPrice"].map(field)).toEqual([
      "MOB/5900217/121002",
      "true",
      "19-11-2026",
      "49.00",
    ]);
    await customer.call("withdrawFromContract", statementOf(number));
    expect(await customer.readAll("getWithdrawals", SETTLED)).toEqual(["4.90"]);
    expect(mailed(customer)).toEqual([expect.stringMatching(/Za dni działania usługi zapłacisz 4,90\szł\./u)]);
    const restored = await customer.call("getClientData");
    expect(restored.all(`${PHONE}/e:withdrawalUntil`)).toEqual([]);
  },
);

test("(part of WITHDRAW-13) settles nothing before the start", async () => {
  const customer = await withOrderedPhone("not-begun", true);
  await customer.call("withdrawFromContract", statementOf("2026/121002"));
  expect(await customer.readAll("getWithdrawals", SETTLED)).toEqual(["0.00"]);
  expect(mailed(customer)[0]).toContain("Za dni działania usługi nic nie zapłacisz.");
  expect(mailed(customer)[0]).toMatch(
    /Jeśli coś już wpłacono, zwrócimy to do 30-11-2026 w taki sam sposób; ze zwrotem możemy poczekać na sprzęt/u,
  );
});

test("(part of WITHDRAW-13) gives and ends the right to withdraw for all services of an order", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("several-lines"), "oferty.sroka");
  await customer.openSession();
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  // The first line changes the customer's phone, the others add a second phone and mobile internet.
  customer.changeRows(
    `UPDATE offer SET data = json_insert(data, '$.products[#]', json_extract(data, '$.products[0]'), '$.products[#]',
    json_set(json_extract(data, '$.products[0]'), '$.category', 'mobile_internet')) WHERE offer_id = '121002'`,
  );
  const answer = "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>";
  await customer.call("respondToSaleOffer", answer);
  await customer.moveClock(5 * DAY_MS);
  const ordered = "e:products/e:item[e:contractNumber='MOB/5900217/121002']";
  const fieldsOf = async (...names: readonly string[]) => {
    const data = await customer.call("getClientData");
    return names.map((name) => data.all(`${ordered}/e:${name}`));
  };
  const thrice = (text: string) => [text, text, text];
  expect(await fieldsOf("withdrawalUntil", "earlyStart", "activatedOn")).toEqual(
    ["30-11-2026", "true", "19-11-2026"].map(thrice),
  );
  await customer.call("withdrawFromContract", statementOf("2026/121002"));
  expect(await customer.readAll("getWithdrawals", SETTLED)).toEqual(["14.70"]);
  expect(await fieldsOf("status", "withdrawnOn", "withdrawalUntil")).toEqual([
    ["INACTIVE", "INACTIVE"],
    ["21-11-2026", "21-11-2026"],
    [],
  ]);
});
