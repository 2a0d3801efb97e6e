import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { SalesStore } from "#ui/stores/offers/sales.store.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeSales, type FakeSales } from "#test/fakes/fake-sales.ts";
import { aProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import type { DecisionEvent } from "#domain/offers/offer-decision.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { OfferViewModel } from "./offer.view-model.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Creates a browser whose tabs share their locks. */
function browser(offers: readonly OfferDetails[]) {
  const sales: FakeSales = fakeSales(offers);
  let ids = 0;
  let refreshed = 0;
  const dependencies = {
    sales,
    store: new SalesStore(sales, movableClock()),
    idempotencyKeys: { next: () => `intent-${(ids += 1)}-0123456789` },
    tabLock: fakeTabLock(),
    origin: "https://ebok.example",
    files: fakeProviderFiles(),
    today: { today: day("2026-11-20") },
    products: () => [aProduct()],
    showsIsobar: () => true,
    refresh: () => void (refreshed += 1),
  };
  const tab = async (chosen?: string): Promise<OfferViewModel> => {
    const store = new SalesStore(sales, movableClock());
    const model = new OfferViewModel({ ...dependencies, store }, chosen);
    model.start();
    await settle();
    return model;
  };
  return { sales, dependencies, tab, refreshed: () => refreshed };
}

function decisionOf({ page }: OfferViewModel) {
  if (page.kind !== "open") throw new Error(`the page is ${page.kind}`);
  return page.decision;
}

const ACCEPTED: readonly DecisionEvent[] = [
  { kind: "open", step: "review" },
  { kind: "terms", known: true },
  { kind: "submit", answer: { kind: "accept" } },
];

async function accept(model: OfferViewModel): Promise<void> {
  const decision = decisionOf(model);
  for (const event of ACCEPTED) await decision.dispatch(event);
}

describe("the page of offers", () => {
  it("shows the offer that ends first, sales before extras, and lists the others", async () => {
    const { tab } = browser([
      someOfferDetails({ offerId: "late", offerExpirationDate: day("2026-12-30") }),
      someOfferDetails({ offerId: "soon", offerExpirationDate: day("2026-11-25") }),
      someOfferDetails({ offerId: "over", offerExpirationDate: day("2026-11-19") }),
      someOfferDetails({ offerId: "E", kind: "extension", offerExpirationDate: day("2026-11-21") }),
      someOfferDetails({ offerId: "I", kind: "isobar" }),
    ]);
    const model = await tab();
    expect([model.current?.offerId, model.waiting.map(({ offerId }) => offerId)]).toEqual([
      "soon",
      ["soon", "late", "E", "I"],
    ]);
    model.choose("I");
    expect(model.page).toMatchObject({ kind: "open", offer: { offerId: "I" } });
  });

  it("shows the state of an offer that has expired, was answered before, or does not exist", async () => {
    const missed = someOfferDetails({ offerId: "over", offerExpirationDate: day("2026-11-19") });
    const { tab } = browser([missed, someOfferDetails({ offerId: "done", status: "accepted" })]);
    expect((await tab()).page).toEqual({ kind: "none", missed });
    expect((await tab("over")).page).toMatchObject({ kind: "settled", label: "expired", wasJustAnswered: false });
    expect((await tab("done")).page).toMatchObject({ kind: "settled", label: "accepted", wasJustAnswered: false });
    expect((await browser([]).tab()).page).toEqual({ kind: "none", missed: undefined });
    expect((await tab("nobody")).page).toEqual({ kind: "unknown" });
  });

  it("(part of ORDER-28) knows the end of the services of an order", async () => {
    const order = { state: "completed", day: day("2026-11-02"), nextStep: undefined } as const;
    const offer = someOfferDetails({ offerId: "done", processNumber: "SUB/1/003", status: "accepted", order });
    const { dependencies } = browser([offer]);
    const ended = aProduct({ orderNumber: "SUB/1/003", status: "RESIGNED", contractEnd: day("2026-11-19") });
    const model = new OfferViewModel({ ...dependencies, products: () => [ended] }, "done");
    model.start();
    await settle();
    expect(model.end).toEqual({ day: day("2026-11-19") });
    model.stop();
  });

  it("(part of CALL-20) asks again for offers that have had no response", async () => {
    const { sales, tab } = browser([someOfferDetails({ offerId: "I", kind: "isobar" })]);
    const count = (method: (typeof sales.script.calls)[number]) =>
      sales.script.calls.filter((called) => called === method).length;
    const retry = ({ page }: OfferViewModel) => (page.kind === "loading" ? page.retry?.() : undefined);
    const releaseSales = sales.script.hold("load");
    const releaseIsobar = sales.script.hold("isobar");
    const model = await tab();
    retry(model);
    expect([count("load"), count("isobar")]).toEqual([2, 1]);
    releaseSales();
    await settle();
    retry(model);
    expect([count("load"), count("isobar")]).toEqual([2, 2]);
    releaseIsobar();
    await settle();
    expect(model.page).toMatchObject({ kind: "open", offer: { offerId: "I" } });
  });

  it("keeps the first shown offer when others load later; waits for an extra in the address", async () => {
    const { sales, dependencies } = browser([
      someOfferDetails({ offerId: "E", kind: "extension" }),
      someOfferDetails({ offerId: "I", kind: "isobar", offerExpirationDate: day("2026-11-21") }),
    ]);
    const release = sales.script.hold("isobar");
    const [model, named] = [new OfferViewModel(dependencies, undefined), new OfferViewModel(dependencies, "I")];
    for (const one of [model, named]) one.start();
    await settle();
    expect([model.current?.offerId, named.page.kind]).toEqual(["E", "loading"]);
    release();
    await settle();
    expect([model.current?.offerId, named.current?.offerId]).toEqual(["E", "I"]);
    for (const one of [model, named]) one.stop();
  });

  it("(part of ACC-12) shows no error when backend access refuses the isobar offer", async () => {
    const { sales, dependencies } = browser([someOfferDetails(), someOfferDetails({ offerId: "I", kind: "isobar" })]);
    let isOn = false;
    sales.script.failNext("isobar", { kind: "flagged", flag: "backendAccessError", message: undefined });
    const release = sales.script.hold("isobar");
    const model = new OfferViewModel({ ...dependencies, showsIsobar: () => !isOn }, undefined);
    model.start();
    await settle();
    isOn = true;
    release();
    await settle();
    expect([model.extrasFailure, model.waiting.some(({ kind }) => kind === "isobar")]).toEqual([undefined, false]);
    model.stop();
  });

  it("blocks ordering an offer when the price of a month is missing", async () => {
    const priced = someOfferDetails();
    const [product] = priced.products;
    if (product === undefined) throw new Error("the offer has no product");
    const gap = someOfferDetails({ offerId: "gap", products: [{ ...product, prices: product.prices.slice(0, 1) }] });
    const { tab } = browser([priced, gap]);
    expect([(await tab("2026/118402")).canAccept, (await tab("gap")).canAccept]).toEqual([true, false]);
  });

  it("shows a retry when sales offers failed to load; failed extras retry separately", async () => {
    const { sales, tab } = browser([someOfferDetails()]);
    sales.script.failNext("load", { kind: "timeout" });
    sales.script.failNext("extension", { kind: "timeout" });
    const model = await tab();
    if (model.page.kind !== "failed") throw new Error("the page has not failed");
    model.page.retry();
    await settle();
    expect([model.page.kind, model.extrasFailure]).toEqual(["open", { cause: "connection" }]);
    model.retryExtras();
    await settle();
    expect(model.extrasFailure).toBeUndefined();
  });
});

describe("the summary before an order", () => {
  it("(part of OFFER-09) opens and closes the summary as the history of the browser says", async () => {
    const { tab } = browser([someOfferDetails()]);
    const model = await tab();
    expect(model.canReview).toBe(true);
    model.review(true);
    expect(decisionOf(model).state.step).toBe("review");
    model.review(false);
    expect(decisionOf(model).state.step).toBe("reading");
    await decisionOf(model).dispatch({ kind: "open", step: "decline" });
    model.review(false);
    expect(decisionOf(model).state.step).toBe("decline");
  });
});

describe("the answer to an offer (part of OFFER-05)", () => {
  it("sends the answer to an offer once when pressed ten times", async () => {
    const { sales, tab, refreshed } = browser([someOfferDetails()]);
    const model = await tab();
    const decision = decisionOf(model);
    const release = sales.script.hold("answerOffer");
    for (const event of ACCEPTED.slice(0, 2)) await decision.dispatch(event);
    const presses = Array.from({ length: 10 }, () => decision.dispatch({ kind: "submit", answer: { kind: "accept" } }));
    release();
    await Promise.all(presses);
    expect([sales.effects, sales.sentIdempotencyKeys.length, model.page]).toMatchObject([
      ["accept"],
      1,
      { kind: "settled", label: "accepted", wasJustAnswered: true },
    ]);
    model.stop();
    expect(refreshed()).toBe(1);
  });

  it("finds the answer to an offer after a lost response, or resends it with the same key", async () => {
    const { sales, tab } = browser([someOfferDetails()]);
    const found = await tab();
    sales.loseNext("answerOffer");
    await accept(found);
    expect(found.page).toMatchObject({ kind: "settled", label: "accepted", wasJustAnswered: true });

    const other = browser([someOfferDetails()]);
    const model = await other.tab();
    other.sales.script.failNext("answerOffer", { kind: "timeout" });
    await accept(model);
    expect(decisionOf(model).state.failureReason).toBe("lost");
    await decisionOf(model).dispatch({ kind: "submit", answer: { kind: "accept" } });
    expect([
      new Set(other.sales.sentIdempotencyKeys).size,
      other.sales.sentIdempotencyKeys.length,
      other.sales.effects,
    ]).toEqual([1, 2, ["accept"]]);
  });

  it("sends the answer to an offer from one of two tabs; the other one then shows the result", async () => {
    const { sales, tab } = browser([someOfferDetails()]);
    const [one, other] = [await tab(), await tab()];
    const release = sales.script.hold("answerOffer");
    const sending = accept(one);
    await settle();
    await accept(other);
    expect(decisionOf(other).state.failureReason).toBe("elsewhere");
    release();
    await sending;
    await decisionOf(other).dispatch({ kind: "submit", answer: { kind: "accept" } });
    expect(sales.effects).toEqual(["accept"]);
    expect(other.page).toMatchObject({ kind: "settled", label: "accepted", wasJustAnswered: false, focused: true });
  });

  it("shows the earlier answer to an offer when a later one was lost", async () => {
    const { sales, tab } = browser([someOfferDetails()]);
    const model = await tab();
    sales.offers = [someOfferDetails({ status: "declined" })];
    sales.loseNext("answerOffer");
    await accept(model);
    expect(model.page).toMatchObject({ kind: "settled", label: "rejected", wasJustAnswered: false });
  });

  it.each([
    "unknown-offer",
    "not-yours",
    "missing-data",
    "missing-document",
    "provider",
    "wrong-token",
    "unknown",
  ] as const)("shows the refusal %s of an answer on the page of the offer", async (code) => {
    const { sales, tab } = browser([someOfferDetails()]);
    const model = await tab();
    sales.refusal = code;
    await accept(model);
    expect(decisionOf(model).state.end).toEqual({ kind: "refused", code });
  });
});

describe("the reloaded offer (part of OFFER-05)", () => {
  it("answers a reloaded offer with its new token and terms", async () => {
    const { sales, tab } = browser([
      someOfferDetails({ activityId: "old" }),
      someOfferDetails({ offerId: "E", kind: "extension", activityId: "old" }),
      someOfferDetails({ offerId: "I", kind: "isobar", activityId: "old" }),
    ]);
    for (const offerId of ["2026/118402", "E", "I"]) {
      const model = await tab(offerId);
      sales.offers = sales.offers.map((offer) =>
        offer.offerId === offerId ? { ...offer, activityId: "new", title: "Nowe warunki" } : offer,
      );
      await accept(model);
      expect(decisionOf(model).state.end).toEqual({ kind: "refused", code: "wrong-token" });
      await model.reread();
      expect(model.page).toMatchObject({
        kind: "open",
        offer: { title: "Nowe warunki" },
        decision: { state: { step: "reading", end: undefined, termsKnown: false } },
      });
      await accept(model);
      expect(model.page).toMatchObject({ kind: "settled", label: "accepted", wasJustAnswered: true });
    }
  });

  it("keeps a refused offer with a message while it cannot be reloaded", async () => {
    const { sales, tab } = browser([someOfferDetails()]);
    const model = await tab();
    sales.refusal = "missing-document";
    await accept(model);
    sales.script.failNext("load", { kind: "timeout" });
    await Promise.all([model.reread(), model.reread()]);
    expect([model.rereading, decisionOf(model).state.end?.kind]).toEqual(["failed", "refused"]);
    sales.offers = [someOfferDetails({ status: "cancelled" })];
    await model.reread();
    expect([model.rereading, model.page]).toMatchObject([
      undefined,
      { kind: "settled", label: "cancelled", wasJustAnswered: false },
    ]);
  });
});

describe("changes of an offer without an answer (part of OFFER-06)", () => {
  it("gives the consent of an offer once, finds it after a lost response, and shows the offer", async () => {
    const { sales, tab } = browser([someOfferDetails({ consentNeeded: true })]);
    const model = await tab();
    expect(model.comparison).toBeUndefined();
    sales.loseNext("consent");
    await Promise.all(Array.from({ length: 10 }, () => model.consent.submit("2026/118402")));
    expect([
      sales.effects,
      model.consent.problemOf("2026/118402"),
      model.current?.consentNeeded,
      model.comparison === undefined,
    ]).toEqual([["consent"], undefined, false, false]);
  });

  it("ignores an expired consent after a lost response; shows problems at the offer concerned", async () => {
    const { sales, tab } = browser([
      someOfferDetails({ consentNeeded: true, consentUntil: day("2026-11-01") }),
      someOfferDetails({ offerId: "B", consentNeeded: true }),
    ]);
    const model = await tab("2026/118402");
    sales.script.failNext("consent", { kind: "timeout" });
    await model.consent.submit("2026/118402");
    model.choose("B");
    expect([sales.effects, model.consent.problemOf("2026/118402"), model.consent.problemOf("B")]).toEqual([
      [],
      "lost",
      undefined,
    ]);
  });

  it("reopens an offer with a requested call for a new decision, even in the same visit", async () => {
    const { tab } = browser([someOfferDetails()]);
    const model = await tab();
    await decisionOf(model).dispatch({ kind: "open", step: "contact" });
    await decisionOf(model).dispatch({ kind: "submit", answer: { kind: "contact", request: { choice: "extension" } } });
    expect(model.page).toMatchObject({ kind: "settled", label: "contactRequest", wasJustAnswered: true });
    await model.resume.submit("2026/118402");
    expect(model.page).toMatchObject({ kind: "open", decision: { state: { step: "reading", end: undefined } } });
  });

  it("shows the refusal of a resumed offer together with the current offer", async () => {
    const { sales, tab } = browser([
      someOfferDetails({ status: "contact-requested", contact: { choice: "extension" } }),
    ]);
    const model = await tab();
    expect(model.resumable.offers).toHaveLength(1);
    sales.offers = [someOfferDetails({ status: "cancelled" })];
    await model.resume.submit("2026/118402");
    expect([model.resume.problemOf("2026/118402"), model.page]).toMatchObject([
      "refused",
      { kind: "settled", label: "cancelled" },
    ]);
  });
});
