import { expect, test } from "vitest";
import { rollForward } from "#sandbox/database/roll-forward.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;

/** Reads the entries of a kind and a day, with their amounts and statuses. */
async function entriesOn(customer: EffectCustomer, kind: string, day: string): Promise<readonly string[]> {
  const entries = await customer.call("getClientFinancialEntries");
  const path = `e:entries/e:item[e:kind='${kind}' and e:entryDate='${day}']`;
  return ["amount", "unpaidAmount", "status"].flatMap((field) => entries.all(`${path}/e:${field}`));
}

async function customerOf(login: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`under-way-${login.replace(".", "-")}`), login);
  await customer.openSession();
  return customer;
}

test("[FIN-28] books the accepted payment of the demo on the next day", async () => {
  const customer = await customerOf("oferty.sroka");
  expect(await entriesOn(customer, "invoice", "12-11-2026")).toEqual(["133.99", "0.00", "5"]);
  await customer.moveClock(DAY_MS);
  expect(await entriesOn(customer, "invoice", "12-11-2026")).toEqual(["133.99", "0.00", "1"]);
  expect(await entriesOn(customer, "payment", "17-11-2026")).toEqual(["-133.99", "0.00", "6"]);
});

test("(part of FIN-28) confirms the pending payment of the demo, anew once its dates move", async () => {
  const customer = await customerOf("firma.bursztyn");
  const october = () => entriesOn(customer, "invoice", "12-10-2026");
  const pending = ["11874.30", "11874.30", "4"];
  await customer.moveClock(2 * DAY_MS);
  expect(await october()).toEqual(pending);
  await customer.moveClock(DAY_MS);
  expect(await october()).toEqual(["11874.30", "0.00", "1"]);
  expect(await entriesOn(customer, "payment", "19-11-2026")).toEqual(["-11874.30", "0.00", "6"]);
  customer.tenant.setClockOffset(0);
  rollForward(customer.tenant.db, "2026-12-16");
  await customer.openSession();
  expect(await entriesOn(customer, "invoice", "12-11-2026")).toEqual(pending);
});
