import { observable, runInAction } from "mobx";
import { expect, it } from "vitest";
import { SalesStore } from "#ui/stores/offers/sales.store.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeSales, type FakeSales } from "#test/fakes/fake-sales.ts";
import { day, someOfferDetails } from "#test/mothers/index.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { OfferViewModel } from "./offer.view-model.ts";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Creates the page of these offers; `data` decides about the isobar offer. */
function openPage(offers: readonly OfferDetails[]) {
  const sales: FakeSales = fakeSales(offers);
  const data = observable({ isUndecided: false });
  let ids = 0;
  const model = new OfferViewModel(
    {
      sales,
      store: new SalesStore(sales, movableClock()),
      idempotencyKeys: { next: () => `intent-${(ids += 1)}-0123456789` },
      tabLock: fakeTabLock(),
      origin: "https://ebok.example",
      files: fakeProviderFiles(),
      today: { today: day("2026-11-20") },
      products: () => [],
      showsIsobar: () => !data.isUndecided,
      isIsobarUndecided: () => data.isUndecided,
      refresh: () => undefined,
    },
    undefined,
  );
  return { sales, data, model, shown: () => [model.page.kind, model.chosen] };
}

it.each([
  ["needs a consent", { consentNeeded: true }],
  ["has no documents", { documents: [] }],
] as const)("[OFFER-10] waits for the other offers before it shows one that %s", async (_, late) => {
  const { sales, data, model, shown } = openPage([
    someOfferDetails({ offerId: "S", ...late }),
    someOfferDetails({ offerId: "I", kind: "isobar" }),
  ]);
  runInAction(() => (data.isUndecided = true));
  const release = sales.script.hold("isobar");
  model.start();
  await settle();
  expect(shown(), "the data about the isobar offer are loading").toEqual(["loading", undefined]);
  runInAction(() => (data.isUndecided = false));
  await settle();
  expect(shown(), "the isobar offer is loading").toEqual(["loading", undefined]);
  release();
  await settle();
  expect(shown()).toEqual(["open", "I"]);
  expect(model.waiting.map(({ offerId }) => offerId)).toEqual(["I", "S"]);
  model.stop();
});

it("[OFFER-10] waits for the extension before it shows an offer that needs a consent", async () => {
  const { sales, model, shown } = openPage([
    someOfferDetails({ offerId: "S", consentNeeded: true }),
    someOfferDetails({ offerId: "E", kind: "extension" }),
  ]);
  const release = sales.script.hold("extension");
  model.start();
  await settle();
  expect(shown()).toEqual(["loading", undefined]);
  release();
  await settle();
  expect(shown()).toEqual(["open", "E"]);
  model.stop();
});

it("[OFFER-10] shows an offer that needs a consent when no other one comes", async () => {
  const { sales, model, shown } = openPage([someOfferDetails({ offerId: "S", consentNeeded: true })]);
  sales.script.failNext("isobar", { kind: "timeout" });
  model.start();
  await settle();
  expect([...shown(), model.extrasFailure]).toEqual(["open", "S", { cause: "connection" }]);
  model.stop();
});
