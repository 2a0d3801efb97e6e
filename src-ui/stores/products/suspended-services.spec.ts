import { expect, it } from "vitest";
import type { Product } from "#domain/products/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { aBlockade, aClient, aClientData, anEntry, aProduct, day, zloty } from "#test/mothers/index.ts";
import { AsyncValue } from "../async-value.ts";
import { SuspendedServices } from "./suspended-services.ts";

async function setUp(products: readonly Product[]): Promise<SuspendedServices> {
  const blockade = aBlockade({ type: "arrears", debtCollectionCompany: undefined });
  const client = new AsyncValue(() =>
    Promise.resolve(succeed(aClientData({ products, client: aClient({ blockade }) }))),
  );
  const overdue = anEntry({ dueDate: day("2026-10-30"), unpaidAmount: zloty("49.99") });
  const entries = new AsyncValue(() => Promise.resolve(succeed([overdue])));
  await client.load();
  await entries.load();
  return new SuspendedServices({ client: { data: client }, finance: { entries }, today: { today: day("2026-11-20") } });
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
