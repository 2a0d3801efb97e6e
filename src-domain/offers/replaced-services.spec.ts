import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TODAY, aProduct, anAddress, anOffer, anOfferProduct, day } from "#test/mothers/index.ts";
import type { Product } from "../products/index.ts";
import { compareOffer } from "./offer-comparison.ts";
import { concernedEndingServices, concernedServices } from "./replaced-services.ts";
import { isBeingReplaced, orderReplacementOf } from "./replacing-orders.ts";
import type { SaleOffer } from "./sale-offer.ts";

const [HOME, COTTAGE] = [anAddress({ addressId: "HOME" }), anAddress({ addressId: "COTTAGE" })];
const NO_START = { today: TODAY, startsBy: undefined };
const internet = (changes: Partial<Product> = {}) =>
  aProduct({
    productId: "P-1",
    name: "Internet 1 Gb/s",
    fullName: undefined,
    category: "internet",
    address: HOME,
    ...changes,
  });
const ending = (changes: Partial<Product> = {}) =>
  internet({ status: "DURING_RESIGNATION", contractEnd: day("2026-12-31"), ...changes });
const offer = (changes: Partial<SaleOffer> = {}) =>
  anOffer({ products: [anOfferProduct({ category: "internet" })], addressId: "HOME", ...changes });
const PROTECTION = { category: "additional", name: "Bezpieczny Internet" } as const;
const player = anOfferProduct({ category: "additional", name: "Player" });
const camera = anOfferProduct({ category: "devices", name: "Kamera" });
const idsOf = (services: readonly Product[]) => services.map(({ productId }) => productId);

describe("concernedServices", () => {
  it.each<[string, Partial<SaleOffer>, readonly Product[], "replaced" | "unclear" | "neither"]>([
    ["a running service", {}, [internet()], "replaced"],
    ["a terminated one until its last day", {}, [ending()], "replaced"],
    ["a terminated one without a last day", {}, [ending({ contractEnd: undefined })], "replaced"],
    ["the only one where the offer has no address", { addressId: undefined }, [ending()], "replaced"],
    [
      "the only one beside another address",
      {},
      [ending(), internet({ productId: "P-2", address: COTTAGE })],
      "replaced",
    ],
    ["one of two at the address", {}, [ending(), internet({ productId: "P-2" })], "unclear"],
    [
      "one of two without an address",
      { addressId: undefined },
      [ending(), ending({ productId: "P-2", address: COTTAGE })],
      "unclear",
    ],
    ["one at another address", {}, [ending({ address: COTTAGE })], "neither"],
    ["one of another category", {}, [ending({ category: "television" })], "neither"],
    ["one of an unknown category", {}, [ending({ category: "unknown" })], "neither"],
    ["one whose last day has passed", {}, [ending({ contractEnd: day("2026-11-19") })], "neither"],
    ["one that was withdrawn from", {}, [ending({ withdrawnOn: day("2026-11-19") })], "neither"],
    ["an additional one of another name", { products: [player] }, [internet(PROTECTION)], "neither"],
    ["a device beside another ordered one", { products: [camera] }, [internet({ category: "devices" })], "neither"],
    [
      "a service beside its packages in one list",
      {},
      [internet(), internet({ productId: "P-2", mainServiceId: "P-1" })],
      "replaced",
    ],
    ["a package of a service of its category", {}, [internet({ mainServiceId: "P-2" })], "neither"],
    [
      "an additional one that belongs to another service",
      { products: [anOfferProduct(PROTECTION)] },
      [internet({ ...PROTECTION, mainServiceId: "P-2" })],
      "replaced",
    ],
    [
      "an additional one of the same name",
      { products: [anOfferProduct({ category: "additional", name: "bezpieczny internet " })] },
      [internet(PROTECTION)],
      "replaced",
    ],
    ["one beside an isobar offer", { kind: "isobar" }, [ending()], "neither"],
  ])("(part of OFFER-70) (part of OFFER-94) concerns %s", (_what, changes, products, expected) => {
    const { replaced, unclear } = concernedServices(offer(changes), products, NO_START);
    const found = { replaced: idsOf(replaced).includes("P-1"), unclear: idsOf(unclear).includes("P-1") };
    expect(found).toEqual({ replaced: expected === "replaced", unclear: expected === "unclear" });
  });

  it("(part of OFFER-70) replaces no service that ends before the ordered one begins", () => {
    const startsOn = (startsBy: string) =>
      concernedServices(offer(), [ending()], { today: TODAY, startsBy: day(startsBy) });
    expect(idsOf(startsOn("2026-12-31").replaced)).toEqual(["P-1"]);
    expect(startsOn("2027-01-01")).toMatchObject({ replaced: [], unclear: [{ productId: "P-1" }] });
  });

  it("(part of OFFER-70) counts no line of the order from which the customer has withdrawn", () => {
    const products = [anOfferProduct({ category: "internet", withdrawnOn: TODAY })];
    expect(concernedServices(offer({ products }), [ending()], NO_START)).toEqual({ replaced: [], unclear: [] });
  });
});

it("(part of OFFER-70) names only services with a terminated contract, with its last day", () => {
  const television = internet({ productId: "P-2", category: "television" });
  const both = offer({ products: [anOfferProduct(), anOfferProduct({ category: "television" })] });
  expect(concernedEndingServices(both, [ending(), television], NO_START)).toEqual({
    replaced: [{ name: "Internet 1 Gb/s", endsOn: "2026-12-31" }],
    unclear: [],
  });
});

it("[OFFER-70] returns no addition and no comparison where an offer replaces a terminated service", () => {
  const replacesOf = (products: readonly Product[], changes: Partial<SaleOffer> = {}) =>
    compareOffer(offer(changes), products, TODAY).replaces;
  expect(replacesOf([ending()])).toBe("ending");
  expect(replacesOf([ending(), ending({ productId: "P-2" })])).toBe("unclear");
  expect(replacesOf([ending()], { deliveryDate: day("2027-01-04") })).toBe("unclear");
  expect(replacesOf([ending({ address: COTTAGE })])).toBe("nothing");
  expect(replacesOf([ending(), internet({ productId: "P-2", address: COTTAGE })])).toBe("ending");
  expect(replacesOf([internet(), internet({ productId: "P-2", address: COTTAGE })])).toBe("products");
  expect(compareOffer(offer(), [ending()], TODAY).periods[0]?.now).toBeUndefined();
});

describe("orderReplacementOf", () => {
  const order = (changes: Partial<SaleOffer> = {}) =>
    offer({ status: "accepted", order: { state: "received", day: undefined, nextStep: undefined }, ...changes });

  it("[OFFER-94] finds no order for a package that belongs to a service of the ordered category", () => {
    const television = internet({ productId: "TV", category: "television" });
    const sports = internet({ productId: "TV-1", category: "television", mainServiceId: "TV" });
    const ordered = order({ products: [anOfferProduct({ category: "television" })], addressId: undefined });
    const all = [television, sports];
    expect(orderReplacementOf(sports, [ordered], all)).toBeUndefined();
    expect(orderReplacementOf(television, [ordered], all)).toEqual({ order: ordered, isCertain: true });
  });

  it("(part of OFFER-94) finds no order of another additional service for one", () => {
    expect(orderReplacementOf(internet(PROTECTION), [order({ products: [player] })], [])).toBeUndefined();
  });

  it("(part of OFFER-94) finds the order of an additional part by its name", () => {
    const protection = internet({ ...PROTECTION, mainServiceId: "P-2" });
    const ordered = order({ products: [anOfferProduct(PROTECTION)] });
    expect(orderReplacementOf(protection, [ordered], [protection])?.order).toBe(ordered);
  });

  it("[OFFER-95] is not certain of any of two services while one is ordered, and says the same of both", () => {
    const both = [internet(), internet({ productId: "P-2" })];
    const [one, two] = [order(), order({ products: [anOfferProduct(), anOfferProduct()] })];
    const certaintiesOf = (ordered: SaleOffer, products = both) =>
      products.map((product) => orderReplacementOf(product, [ordered], products, TODAY)?.isCertain);
    expect(certaintiesOf(one)).toEqual([false, false]);
    expect(certaintiesOf(two)).toEqual([true, true]);
    expect(certaintiesOf(one, [internet(), internet({ productId: "P-2", address: COTTAGE })])).toEqual([
      true,
      undefined,
    ]);
    expect(both.map((product) => isBeingReplaced(product, [one], both, TODAY))).toEqual([false, false]);
    // A certain order is named rather than one that may replace the service.
    expect(orderReplacementOf(internet(), [one, two], both, TODAY)?.order).toBe(two);
  });

  it("(part of OFFER-95) decides as the services that an order concerns, for any products", () => {
    const product = fc.record({
      status: fc.constantFrom("ACTIVE", "DURING_RESIGNATION", "ORDERED", "INACTIVE"),
      category: fc.constantFrom("internet", "television"),
      address: fc.constantFrom(undefined, HOME, COTTAGE),
      contractEnd: fc.constantFrom(undefined, day("2026-11-01"), day("2026-12-10"), day("2026-12-31")),
    });
    const lines = fc.array(fc.constantFrom("internet", "television"), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 5 }), lines, fc.constantFrom(undefined, "HOME"), (rows, kinds, at) => {
        const products = rows.map((row, index) => internet({ ...row, productId: String(index) }));
        const startsBy = day("2026-12-20");
        const ordered = order({
          products: kinds.map((category) => anOfferProduct({ category })),
          addressId: at,
          order: { state: "received", day: startsBy, nextStep: undefined },
        });
        const { replaced, unclear } = concernedServices(ordered, products, { today: TODAY, startsBy });
        const found = (isCertain: boolean) =>
          products.filter((one) => orderReplacementOf(one, [ordered], products, TODAY)?.isCertain === isCertain);
        expect(idsOf(found(true))).toEqual(idsOf(replaced));
        expect(idsOf(found(false))).toEqual(idsOf(unclear));
      }),
    );
  });
});
