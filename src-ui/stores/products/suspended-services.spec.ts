import { expect, it, vi } from "vitest";
import type { OpenPayment } from "#domain/finance/open-payment.ts";
import type { Product } from "#domain/products/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { aBlockade, aClient, aClientData, anEntry, aProduct, day, zloty } from "#test/mothers/index.ts";
import { fakeOpenPaymentsStore } from "#test/fakes/fake-open-payments-store.ts";
import { AsyncValue } from "../async-value.ts";
import { SuspendedServices } from "./suspended-services.ts";

async function setUp(products: readonly Product[], payments?: readonly OpenPayment[]): Promise<SuspendedServices> {
  const blockade = aBlockade({ type: "arrears", debtCollectionCompany: undefined });
  const client = new AsyncValue(() =>
    Promise.resolve(succeed(aClientData({ products, client: aClient({ blockade }) }))),
  );
  const status = payments === undefined ? undefined : ({ status: "payment-started" } as const);
  const overdue = anEntry({ entryId: "E-1", dueDate: day("2026-10-30"), unpaidAmount: zloty("49.99"), ...status });
  const entries = new AsyncValue(() => Promise.resolve(succeed([overdue])));
  await client.load();
  await entries.load();
  return new SuspendedServices({
    client: { data: client },
    finance: { entries },
    openPayments: fakeOpenPaymentsStore(payments),
    today: { today: day("2026-11-20") },
  });
}

const internet = aProduct({ productId: "P-1", category: "internet", status: "ACTIVE" });

it("(part of WIFI-03) finds why internet is suspended, and the arrears that end it", async () => {
  const services = await setUp([internet, { ...internet, productId: "P-2", status: "SUSPENDED", blockade: "arrears" }]);
  expect(services.findInternet()).toMatchObject({ kind: "account", arrears: 4_999, payment: undefined });
});

it("(part of WIFI-03) finds no suspended internet where only another service is suspended", async () => {
  const phone = aProduct({ productId: "P-2", category: "mobile_phone", status: "SUSPENDED", blockade: "arrears" });
  expect((await setUp([internet, phone])).findInternet()).toBeUndefined();
});

const suspended = { ...internet, status: "SUSPENDED", blockade: "arrears" } as const;

it("(part of FIN-37) finds what is left of overdue entries after a pending payment", async () => {
  const payment = { paymentId: "N-1", amount: zloty("20.00"), entryIds: ["E-1"], state: "processing" } as const;
  const services = await setUp([suspended], [{ ...payment, paymentUrl: undefined, canBeAbandoned: false }]);
  const stop = services.follow();
  await vi.waitFor(() => expect(services.findInternet()).toMatchObject({ pendingSums: { laterOverdue: 2_999 } }));
  stop?.();
});
