import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { fakeSales, type FakeSales } from "#test/fakes/fake-sales.ts";
import { aProduct, day, someDetails } from "#test/mothers/index.ts";
import type { DecisionEvent } from "#domain/offers/decision.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { OfferModel } from "./offer.model.ts";
import { OrdersModel } from "./orders/orders.model.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A browser whose tabs share their locks. */
function browser(offers: readonly OfferDetails[]) {
  const sales: FakeSales = fakeSales(offers);
  const held = new Set<string>();
  let ids = 0;
  let refreshed = 0;
  const world = {
    sales,
    intentIds: { next: () => `intent-${(ids += 1)}-0123456789` },
    async alone<Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined> {
      if (held.has(name)) return undefined;
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    },
    origin: "https://ebok.example",
    look: () => Promise.resolve("there" as const),
    today: { today: day("2026-11-20") },
    products: () => [aProduct()],
    email: () => "a@b.example",
    showsIsobar: () => true,
    refresh: () => void (refreshed += 1),
  };
  const tab = async (chosen?: string): Promise<OfferModel> => {
    const model = new OfferModel(world, chosen);
    model.start();
    await settle();
    return model;
  };
  return { sales, world, tab, refreshed: () => refreshed };
}

function decisionOf({ page }: OfferModel) {
  if (page.kind !== "open") throw new Error(`the page is ${page.kind}`);
  return page.decision;
}

const ACCEPTED: readonly DecisionEvent[] = [{ kind: "open", step: "review" }, { kind: "terms", known: true }, { kind: "press", answer: { kind: "accept" } }];

async function accept(model: OfferModel): Promise<void> {
  const decision = decisionOf(model);
  for (const event of ACCEPTED) await decision.dispatch(event);
}

describe("the page of offers", () => {
  it("shows the one that ends first, a sale before what is offered beside it, and the others to choose", async () => {
    const { tab } = browser([
      someDetails({ offerId: "late", offerExpirationDate: day("2026-12-30") }), someDetails({ offerId: "soon", offerExpirationDate: day("2026-11-25") }), someDetails({ offerId: "over", offerExpirationDate: day("2026-11-19") }),
      someDetails({ offerId: "E", kind: "extension", offerExpirationDate: day("2026-11-21") }), someDetails({ offerId: "I", kind: "isobar" }),
    ]);
    const model = await tab();
    expect([model.current?.offerId, model.waiting.map(({ offerId }) => offerId)]).toEqual(["soon", ["soon", "late", "E", "I"]]);
    model.choose("I");
    expect(model.page).toMatchObject({ kind: "open", offer: { offerId: "I" } });
  });

  it("tells the truth of what has run out, was answered before, or is not there", async () => {
    const over = someDetails({ offerId: "over", offerExpirationDate: day("2026-11-19") });
    const { tab } = browser([over, someDetails({ offerId: "done", status: "accepted" })]);
    expect((await tab()).page).toEqual({ kind: "none", over });
    expect((await tab("over")).page).toMatchObject({ kind: "settled", label: "expired", justNow: false });
    expect((await tab("done")).page).toMatchObject({ kind: "settled", label: "accepted", justNow: false });
    expect((await browser([]).tab("nobody")).page).toEqual({ kind: "none", over: undefined });
  });

  it("fails in its place, and is tried again there; what is beside a sale fails alone", async () => {
    const { sales, tab } = browser([someDetails()]);
    sales.script.failNext("load", { kind: "timeout" });
    sales.script.failNext("extension", { kind: "timeout" });
    const model = await tab();
    if (model.page.kind !== "failed") throw new Error("it has not failed");
    model.page.retry();
    await settle();
    expect([model.page.kind, model.partsFailed]).toEqual(["open", true]);
    model.retryParts();
    await settle();
    expect(model.partsFailed).toBe(false);
  });
});

describe("an answer (part of OFFER-05)", () => {
  it("is sent once by ten presses", async () => {
    const { sales, tab, refreshed } = browser([someDetails()]);
    const model = await tab();
    const decision = decisionOf(model);
    const release = sales.script.hold("respond");
    for (const event of ACCEPTED.slice(0, 2)) await decision.dispatch(event);
    const presses = Array.from({ length: 10 }, () => decision.dispatch({ kind: "press", answer: { kind: "accept" } }));
    release();
    await Promise.all(presses);
    expect([sales.effects, sales.intents.length, model.page]).toMatchObject([["accept"], 1, { kind: "settled", label: "accepted", justNow: true }]);
    model.stop();
    expect(refreshed()).toBe(1);
  });

  it("whose answer was lost is found; one that nobody knows of is sent again under its id", async () => {
    const { sales, tab } = browser([someDetails()]);
    const found = await tab();
    sales.loseNext("respond");
    await accept(found);
    expect(found.page).toMatchObject({ kind: "settled", label: "accepted", justNow: true });

    const other = browser([someDetails()]);
    const model = await other.tab();
    other.sales.script.failNext("respond", { kind: "timeout" });
    await accept(model);
    expect(decisionOf(model).state.problem).toBe("lost");
    await decisionOf(model).dispatch({ kind: "press", answer: { kind: "accept" } });
    expect([new Set(other.sales.intents).size, other.sales.intents.length, other.sales.effects]).toEqual([1, 2, ["accept"]]);
  });

  it("in two tabs is sent by one, and the other one is told so, and the truth after that", async () => {
    const { sales, tab } = browser([someDetails()]);
    const [one, other] = [await tab(), await tab()];
    const release = sales.script.hold("respond");
    const sending = accept(one);
    await settle();
    await accept(other);
    expect(decisionOf(other).state.problem).toBe("elsewhere");
    release();
    await sending;
    await decisionOf(other).dispatch({ kind: "press", answer: { kind: "accept" } });
    expect(sales.effects).toEqual(["accept"]);
    expect(other.page).toMatchObject({ kind: "settled", label: "accepted", justNow: false, focused: true });
  });

  it("lost after another one had come is told as what became of the offer", async () => {
    const { sales, tab } = browser([someDetails()]);
    const model = await tab();
    sales.offers = [someDetails({ status: "declined" })];
    sales.loseNext("respond");
    await accept(model);
    expect(model.page).toMatchObject({ kind: "settled", label: "rejected", justNow: false });
  });

  it.each(["unknown-offer", "not-yours", "missing-data", "missing-document", "provider", "wrong-token", "unknown"] as const)("refused with %s stays on the page as that", async (code) => {
    const { sales, tab } = browser([someDetails()]);
    const model = await tab();
    sales.refusal = code;
    await accept(model);
    expect(decisionOf(model).state.end).toEqual({ kind: "refused", code });
  });
});

describe("what changes an offer without answering it (part of OFFER-06)", () => {
  it("a consent is given once, found where its answer was lost, and shows the offer", async () => {
    const { sales, tab } = browser([someDetails({ consentNeeded: true })]);
    const model = await tab();
    expect(model.comparison).toBeUndefined();
    sales.loseNext("consent");
    await Promise.all(Array.from({ length: 10 }, () => model.consent.press("2026/118402")));
    expect([sales.effects, model.consent.problem, model.current?.consentNeeded, model.comparison === undefined]).toEqual([["consent"], undefined, false, false]);
  });

  it("an offer that a call was asked for is decided on anew, even one answered on this very page", async () => {
    const { tab } = browser([someDetails()]);
    const model = await tab();
    await decisionOf(model).dispatch({ kind: "open", step: "contact" });
    await decisionOf(model).dispatch({ kind: "press", answer: { kind: "contact", wish: { choice: "extension" } } });
    expect(model.page).toMatchObject({ kind: "settled", label: "contactRequest", justNow: true });
    await model.resume.press("2026/118402");
    expect(model.page).toMatchObject({ kind: "open", decision: { state: { step: "reading", end: undefined } } });
  });

  it("what is refused is told, and the offer shown as it is", async () => {
    const { sales, tab } = browser([someDetails({ status: "contact-requested", contact: { choice: "extension" } })]);
    const model = await tab();
    expect(model.resumable).toHaveLength(1);
    sales.offers = [someDetails({ status: "cancelled" })];
    await model.resume.press("2026/118402");
    expect([model.resume.problem, model.page]).toMatchObject(["refused", { kind: "settled", label: "cancelled" }]);
  });
});

describe("documents and orders", () => {
  it("a document is asked for once, and again under the same id where its answer was lost", async () => {
    const { sales, tab } = browser([someDetails()]);
    const { papers } = await tab();
    sales.script.failNext("paper", { kind: "timeout" });
    await Promise.all([papers.order("DOC-1"), papers.order("DOC-1"), papers.order("DOC-2")]);
    expect([papers.state, sales.script.calls.filter((call) => call === "paper").length]).toEqual([{ kind: "problem", documentId: "DOC-1", why: "lost" }, 1]);
    await papers.order("DOC-1");
    expect(papers.state).toEqual({ kind: "ready", documentId: "DOC-1", address: "https://ebok.example/papers/DOC-1" });
    await papers.order("DOC-9");
    expect(papers.state).toMatchObject({ kind: "problem", why: "gone" });
  });

  it("orders are looked through by label and year once they are many", async () => {
    const made = (index: number, status: OfferDetails["status"], closeDate: string) => someDetails({ offerId: `${index}`, status, closeDate: day(closeDate) });
    const { world } = browser([...Array.from({ length: 8 }, (_, index) => made(index, "accepted", "2026-03-01")), made(8, "declined", "2025-03-01")]);
    const model = new OrdersModel(world);
    model.start();
    await settle();
    expect([model.canFilter, model.labels, model.years]).toEqual([true, ["accepted", "rejected"], ["2026", "2025"]]);
    model.filter({ label: "rejected" });
    expect(model.shown.map(({ offer }) => offer.offerId)).toEqual(["8"]);
    model.filter({ year: "2026" });
    expect(model.shown).toEqual([]);
    model.reset();
    expect(model.shown).toHaveLength(9);
  });
});
