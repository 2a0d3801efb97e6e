import { expect, it } from "vitest";
import { SoapCallBillingAdapter } from "#adapters/soap/finance/soap-call-billing.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import type { BilledUse } from "#domain/finance/call-billing.ts";
import { billingAvailability, rangeOfMonth } from "#domain/finance/billing-range.ts";
import { grosze, monthOf, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { fakeCallBilling } from "#test/fakes/fake-call-billing.ts";
import { day } from "#test/mothers/index.ts";
import { callBillingPortContract } from "./call-billing-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

const LAST = day("2026-10-31");
const billedUse = (at: string, changes: Partial<BilledUse>): BilledUse => ({
  at: Date.parse(at),
  number: "601234567",
  kind: "call",
  party: undefined,
  seconds: undefined,
  bytes: undefined,
  amount: grosze(0),
  net: grosze(0),
  ...changes,
});

callBillingPortContract("fake", async () => {
  const port = fakeCallBilling(
    [
      billedUse("2026-10-31T23:59:00+01:00", { seconds: 60, party: "583012247" }),
      billedUse("2026-10-01T00:00:00+02:00", { kind: "sms", party: "583012247" }),
      billedUse("2026-10-15T12:00:00+02:00", { kind: "data", bytes: 1_000 }),
      billedUse("2026-09-30T12:00:00+02:00", { kind: "data", bytes: 1_000 }),
    ],
    LAST,
  );
  return { port, last: LAST, breakDown: async () => port.script.failAlways("load", { kind: "http", status: 503 }) };
});

const newWire = useSandbox();

callBillingPortContract("SOAP", async () => {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const entries = await new SoapFinanceAdapter(wire.gateway).loadEntries();
  const { last } = billingAvailability(entries.ok ? entries.value : [], warsawDateAt(Date.now()));
  if (last === undefined) throw new Error("the customer must have a billed period");
  return { port: new SoapCallBillingAdapter(wire.gateway), last, breakDown: () => wire.breakDown("*") };
});

it("returns an empty billing for a customer without a phone", async () => {
  const wire = newWire();
  await wire.logIn("sm.jantar");
  const entries = await new SoapFinanceAdapter(wire.gateway).loadEntries();
  const { last } = billingAvailability(entries.ok ? entries.value : [], warsawDateAt(Date.now()));
  if (last === undefined) throw new Error("the customer must have a billed period");
  expect(await new SoapCallBillingAdapter(wire.gateway).load(rangeOfMonth(monthOf(last)))).toEqual({
    ok: true,
    value: [],
  });
});
