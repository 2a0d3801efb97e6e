import { describe, expect, it } from "vitest";
import type { Blockade, Client } from "#domain/account/index.ts";
import { COMPLAINT_TERMS } from "#domain/support/index.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { fakeInvoices } from "#test/fakes/fake-invoices.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import {
  aBlockade,
  aClient,
  aClientData,
  anEntry,
  anInvoice,
  anItem,
  aReceivedPayment,
  day,
  month,
  zloty,
} from "#test/mothers/index.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { InvoiceViewModel } from "./invoice.view-model.ts";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function openInvoice(
  blockade: Blockade | undefined,
  invoice = anInvoice(),
  entries = [anEntry()],
  changes: Partial<Client> = {},
) {
  const client = fakeClient({ data: aClientData({ client: aClient({ blockade, ...changes }), products: [] }) });
  const model = new InvoiceViewModel(
    {
      finance: new FinanceStore(fakeFinance({ entries })),
      client: new ClientStore(client),
      today: new TodayStore(movableClock()),
      invoices: fakeInvoices([invoice]),
      idempotencyKeys: { next: () => "intent-1" },
      clock: movableClock(),
      tabLock: fakeTabLock(),
      files: fakeProviderFiles(),
      origin: "https://ebok.example",
      complaintTerms: COMPLAINT_TERMS,
      ksefHost: "qr.example",
      saveDueDates: () => Promise.resolve(true),
      copy: () => Promise.resolve(true),
    },
    anEntry().entryId,
  );
  return { client, model };
}

describe("payment of one invoice (part of PROD-15)", () => {
  it.each([
    ["no blockade", undefined, "portal"],
    ["a blockade by arrears", aBlockade(), "portal"],
    ["a debt collector", aBlockade({ type: "vindication", debtCollectionCompany: "Latarnia S.A." }), "debt-collector"],
  ] as const)("chooses the place of the payment with %s", async (_case, blockade, payment) => {
    const { model } = openInvoice(blockade);
    model.start();
    await settle();
    expect(model.payment).toBe(payment);
  });

  it("offers a payment only when the customer has loaded or failed to load", async () => {
    const { client, model } = openInvoice(undefined);
    client.script.failNext("load", { kind: "timeout" });
    const release = client.script.hold("load");
    model.start();
    await settle();
    expect(model.payment).toBe("none");
    release();
    await settle();
    expect(model.payment).toBe("portal");
  });
});

it.each([
  ["2026-01-02", "2027-01-04"],
  ["2020-01-02", undefined],
])("(part of REQ-26) knows until when an invoice of %s can be complained about", async (issued, until) => {
  const { model } = openInvoice(undefined, anInvoice({ issuedOn: day(issued) }));
  expect(model.complaintUntil).toBeUndefined();
  model.start();
  await settle();
  expect(model.complaintUntil).toBe(until);
});

it("(part of FIN-35) has the settled part of its entry once the account has loaded", async () => {
  const entry = anEntry({ status: "partly-paid", unpaidAmount: zloty("123.70") });
  const payment = aReceivedPayment({ amount: zloty("-100.00"), entryDate: day("2026-11-20") });
  const { model } = openInvoice(undefined, anInvoice(), [entry, payment]);
  expect(model.settled).toBeUndefined();
  model.start();
  await settle();
  expect(model.settled).toEqual({ amount: zloty("100.00"), credits: [payment] });
});

it("(part of FIN-60) has the range of charged uses once account and customer are known", async () => {
  const uses = anItem({ kind: "usage", days: { from: day("2026-10-01"), to: day("2026-10-31") } });
  const { model } = openInvoice(
    undefined,
    anInvoice({ items: [uses] }),
    [anEntry({ period: month("2026-11"), entryDate: day("2026-11-16") })],
    { billingPhones: ["601234567"] },
  );
  expect(model.usageRange).toBeUndefined();
  model.start();
  await settle();
  expect(model.usageRange).toEqual({ from: "2026-10-01", to: "2026-10-31" });
});

it("(part of FIN-60) has no range of charged uses for a customer without a billed phone", async () => {
  const uses = anItem({ kind: "usage", days: { from: day("2026-10-01"), to: day("2026-10-31") } });
  const { model } = openInvoice(
    undefined,
    anInvoice({ items: [uses] }),
    [anEntry({ period: month("2026-11"), entryDate: day("2026-11-16") })],
    { billingPhones: [] },
  );
  model.start();
  await settle();
  expect(model.usageRange).toBeUndefined();
});
