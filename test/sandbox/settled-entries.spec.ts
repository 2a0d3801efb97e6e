import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { groszeOf, itemText, readItems } from "./plausible-data/demo-customers.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

test("(part of FIN-35) has demo entries that add up to the balance and to what is settled", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("settled-entries"), "konta.lis");
  await customer.openSession();
  await customer.call("changeContext", "<contextId>6005610</contextId>");
  const entries = readItems(await customer.call("getClientFinancialEntries"), "e:entries/e:item").map((item) => ({
    kind: itemText(item, "kind"),
    day: itemText(item, "entryDate").split("-").toReversed().join("-"),
    amount: groszeOf(itemText(item, "amount")),
    unpaid: groszeOf(itemText(item, "unpaidAmount")),
    status: itemText(item, "status"),
  }));
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const balance = await customer.read("getClientData", "e:client/e:currentBalance");
  expect(sum(entries.map(({ amount }) => amount))).toBe(-groszeOf(balance ?? ""));
  expect(sum(entries.map(({ unpaid }) => unpaid))).toBe(-groszeOf(balance ?? ""));
  const partlyPaid = entries.find(({ status }) => status === "3");
  const credits = entries.filter(({ amount, day }) => amount < 0 && day >= (partlyPaid?.day ?? ""));
  expect(credits.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["correction", -2_000],
    ["payment", -8_000],
  ]);
  expect(sum(credits.map(({ amount }) => -amount))).toBe((partlyPaid?.amount ?? 0) - (partlyPaid?.unpaid ?? 0));
});
