import { configure } from "mobx";
import { beforeAll, expect, it } from "vitest";
import { SalesStore } from "#ui/stores/offers/sales.store.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeSales } from "#test/fakes/fake-sales.ts";
import { day, someOfferDetails } from "#test/mothers/index.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { OrdersViewModel } from "./orders.view-model.ts";

beforeAll(() => configure({ enforceActions: "always" }));

it("filters orders by label and year once there are many", async () => {
  const made = (index: number, status: OfferDetails["status"], closeDate: string) =>
    someOfferDetails({ offerId: `${index}`, status, closeDate: day(closeDate) });
  const sales = fakeSales([
    ...Array.from({ length: 8 }, (_, index) => made(index, "accepted", "2026-03-01")),
    made(8, "declined", "2025-03-01"),
  ]);
  const model = new OrdersViewModel({
    sales,
    store: new SalesStore(sales, movableClock()),
    origin: "https://ebok.example",
    idempotencyKeys: fakeIdempotencyKeys(),
    files: fakeProviderFiles(),
    today: { today: day("2026-11-20") },
  });
  model.start();
  await new Promise((resolve) => setImmediate(resolve));
  expect([model.canFilter, model.labels, model.years]).toEqual([true, ["accepted", "rejected"], ["2026", "2025"]]);
  model.filter({ label: "rejected" });
  expect(model.shown.map(({ offer }) => offer.offerId)).toEqual(["8"]);
  model.filter({ year: "2026" });
  expect(model.shown).toEqual([]);
  model.reset();
  expect(model.shown).toHaveLength(9);
});

it("(part of DEADLINE-03) opens the order of the address once the orders have loaded", async () => {
  const sales = fakeSales([
    someOfferDetails({ offerId: "7", status: "accepted", closeDate: day("2026-11-18") }),
    someOfferDetails({ offerId: "8", status: "accepted", closeDate: day("2026-11-18") }),
  ]);
  const dependencies = {
    sales,
    store: new SalesStore(sales, movableClock()),
    origin: "https://ebok.example",
    idempotencyKeys: fakeIdempotencyKeys(),
    files: fakeProviderFiles(),
    today: { today: day("2026-11-20") },
  };
  const [known, unknown] = ["8", "9"].map((openId) => new OrdersViewModel(dependencies, undefined, openId));
  known?.start();
  await new Promise((resolve) => setImmediate(resolve));
  expect([known?.opened?.offer.offerId, unknown?.opened]).toEqual(["8", undefined]);
  known?.close();
  expect(known?.opened).toBeUndefined();
});
