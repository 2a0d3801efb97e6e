import { describe, expect, it } from "vitest";
import type { Access } from "#domain/access/index.ts";
import type { SaleOffer } from "#domain/offers/index.ts";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  someSpeeds,
  aBareProduct,
  aBlockade,
  aClient,
  aClientData,
  aDevice,
  anAccess,
  anAddress,
  anOffer,
  anOfferProduct,
  anOption,
  aPrice,
  aProduct,
  day,
  TODAY,
  zloty,
} from "#test/mothers/index.ts";
import type { ServiceDetails } from "./service-details.view.tsx";
import { toServicePage } from "./service-page.ts";

interface Options {
  readonly access?: Access;
  readonly productId?: string;
  readonly orders?: readonly SaleOffer[];
  readonly isSubscription?: boolean;
  /** Other services of the customer. */
  readonly others?: readonly Product[];
}

function pageOf(
  product: Product,
  {
    access = anAccess(),
    productId = product.productId,
    orders = [],
    isSubscription = false,
    others = [],
  }: Options = {},
) {
  return toServicePage({
    data: aClientData({ products: [product, ...others] }),
    access,
    orders,
    productId,
    today: TODAY,
    frameHosts: [],
    arrearsPayment: undefined,
    isSubscription,
  });
}

function detailsOf(product: Product, options: Options = {}): ServiceDetails {
  const page = pageOf(product, options);
  if (page.kind !== "found") throw new Error(page.kind);
  return page.service;
}

const television = aProduct({
  productId: "TV",
  category: "television",
  fullName: "Telewizja Premium",
  actualPrice: zloty("89.90"),
  productPrices: [
    aPrice({ validFrom: day("2025-03-01"), validTo: day("2026-02-28"), value: zloty("79.90") }),
    aPrice({ validFrom: day("2026-03-01"), value: zloty("89.90") }),
  ],
  discountHint: "Rabat 10 zł za e-fakturę",
  showHardware: true,
  hardware: [aDevice(), aDevice()],
  showProductOptions: true,
  servicesList: [anOption()],
});

describe("the details of a service", () => {
  it("(part of DB-01) leads from a service of another company only to open subscriptions", () => {
    const kindsOf = (directBilling: "yes" | "no", isSubscription: boolean) =>
      detailsOf(aProduct({ category: "netflix" }), {
        access: anAccess({ directBilling }),
        isSubscription,
      }).actions.map(({ kind }) => kind);
    expect(kindsOf("yes", true)).toContain("subscription");
    expect(kindsOf("no", true)).not.toContain("subscription");
    expect(kindsOf("yes", false)).not.toContain("subscription");
  });

  it("(part of DB-01) leads from the product of any subscription to the subscriptions", () => {
    const additional = aProduct({ category: "additional" });
    const access = anAccess({ directBilling: "yes" });
    const kindsOf = (isSubscription: boolean) =>
      detailsOf(additional, { access, isSubscription }).actions.map(({ kind }) => kind);
    expect([kindsOf(true), kindsOf(false)]).toEqual([["subscription", "support"], ["support"]]);
  });

  it("(part of SERV-12) offers nothing for an ended contract, and reports of problems for others", () => {
    const kinds = (changes: Partial<Product>) => detailsOf(aProduct(changes)).actions.map(({ kind }) => kind);
    const ended = { status: "INACTIVE", contractEnd: day("2026-10-19") } as const;
    expect([kinds(ended), detailsOf(aProduct(ended)).endedOn]).toEqual([[], "2026-10-19"]);
    expect(kinds({ ...ended, contractEnd: undefined })).toEqual(["support"]);
    expect(kinds({ ...ended, withdrawnOn: day("2026-10-19") })).toEqual(["support"]);
  });

  it("[PROD-05] returns all details of a service that the server sends", () => {
    const details = detailsOf(television);
    expect(details).toMatchObject({
      name: "Telewizja Premium",
      status: "ACTIVE",
      place: "ul. gen. Władysława Andersa 14 m. 8, Gdańsk",
      price: {
        now: zloty("89.90"),
        deviatingPrice: undefined,
        commitmentTo: "2027-02-28",
        discountHint: "Rabat 10 zł za e-fakturę",
      },
      options: [{ name: "Eleven Sports", status: "inactive" }],
      parameters: { download: "1000", upload: "300" },
      contract: {
        number: "ABO/0412783/25",
        start: "2025-03-01",
        commitmentFrom: "2025-03-01",
        commitmentTo: "2027-02-28",
        end: undefined,
      },
    });
    expect(details.hardware).toHaveLength(2);
    expect(details.price.term?.steps.map(({ price }) => price)).toEqual([zloty("79.90"), zloty("89.90")]);
  });

  it("[PROD-05] returns hardware and options of a service only when they may be shown", () => {
    const details = detailsOf({ ...television, showHardware: false, showProductOptions: false });
    expect(details).toMatchObject({ hardware: [], options: [] });
  });

  it("[PROD-05] returns only basic facts of a service when no more may be shown", () => {
    const details = detailsOf({ ...television, showDetails: false, childrenList: [aProduct({ productId: "CHILD" })] });
    expect(details).toMatchObject({
      name: "Telewizja Premium",
      options: [],
      hardware: [],
      parts: [],
      contract: undefined,
    });
    expect(details.price).toMatchObject({ now: zloty("89.90"), term: undefined });
    expect(details.parameters).toEqual({
      info: television.productInfo,
      infoKind: "summary",
      download: undefined,
      upload: undefined,
    });
  });

  it("(part of SERV-11) returns the speeds of a service only when the contract states some", () => {
    expect(detailsOf(aProduct({ speeds: someSpeeds() })).parameters?.speeds).toEqual(someSpeeds());
    const none = { name: "NORMAL", download: undefined, upload: undefined };
    for (const speeds of [[], [none]]) expect(detailsOf(aProduct({ speeds })).parameters?.speeds).toBeUndefined();
    expect(detailsOf(aProduct()).parameters?.speeds).toBeUndefined();
  });

  it("[SERV-09] describes a service by its number, its suspension or a summary", () => {
    const kindOf = (changes: Parameters<typeof aProduct>[0]) =>
      detailsOf({ ...television, ...changes }).parameters?.infoKind;
    expect(kindOf({ productInfo: "58 301 22 47" })).toBe("number");
    expect(kindOf({ productInfo: "601 234 567 · Bez Limitu 60 GB" })).toBe("summary");
    expect(kindOf({ status: "SUSPENDED", productInfo: "na twoją prośbę do 31-03-2027" })).toBe("suspension");
    const ending = { status: "DURING_RESIGNATION", productInfo: "na twoją prośbę" } as const;
    expect(kindOf({ ...ending, isSuspendedUntilEnd: true })).toBe("suspension");
    expect(kindOf({ ...ending, isSuspendedUntilEnd: false })).toBe("summary");
    expect(kindOf({ status: "SUSPENDED", blockade: "arrears", productInfo: "600/100 Mb/s" })).toBe("summary");
    expect(kindOf({ productInfo: "200 GB" })).toBe("summary");
  });

  it("returns the known facts when almost nothing is known of a service", () => {
    const details = detailsOf(aBareProduct({ showDetails: true, productInfo: undefined }));
    expect(details).toMatchObject({
      name: "Internet światłowodowy",
      place: undefined,
      parameters: undefined,
      contract: undefined,
      price: { now: undefined, term: undefined },
    });
  });

  it("returns the current price of a service when the contract's timeline has another one", () => {
    const suspended = detailsOf({ ...television, status: "SUSPENDED", actualPrice: zloty("0.00") });
    expect(suspended.price).toMatchObject({ now: 0, deviatingPrice: 0 });
    expect(
      suspended.price.term?.steps.filter(({ current }) => current),
      "and no second price is called the one of now",
    ).toEqual([]);
  });

  it("[PROD-05] lists the included services of a service, without cancelled ones", () => {
    const service = aProduct({
      childrenList: [
        aProduct({ productId: "CHILD", fullName: "HBO Max", actualPrice: zloty("29.90") }),
        aProduct({ productId: "gone", status: "RESIGNED" }),
      ],
    });
    expect(detailsOf(service).parts).toMatchObject([{ productId: "CHILD", name: "HBO Max", price: zloty("29.90") }]);
  });

  it("returns details of an included service, at the address of its main service", () => {
    const child = aProduct({ productId: "CHILD", fullName: "HBO Max", address: undefined });
    const details = detailsOf(aProduct({ childrenList: [child] }), { productId: "CHILD" });
    expect(details).toMatchObject({ name: "HBO Max", place: "ul. gen. Władysława Andersa 14 m. 8, Gdańsk" });
  });

  it("[SERV-13] names the order that replaces a service and no price that begins after its day", () => {
    const later = aPrice({ validFrom: day("2027-01-01"), value: zloty("99.90") });
    const service = { ...television, productPrices: [...television.productPrices, later] };
    const pricesWith = (...orders: readonly SaleOffer[]) =>
      detailsOf(service, { orders }).price.term?.steps.map(({ price }) => price);
    const orderOn = (on: WarsawDate | undefined) =>
      anOffer({
        title: "Telewizja Premium 4K",
        status: "accepted",
        products: [anOfferProduct({ category: "television" })],
        order: { state: "scheduled", day: on, nextStep: undefined },
      });
    expect(detailsOf(service).replacement).toBeUndefined();
    expect(pricesWith()?.at(-1)).toBe(zloty("99.90"));
    const order = orderOn(day("2026-12-10"));
    expect(detailsOf(service, { orders: [order] }).replacement).toEqual({
      title: "Telewizja Premium 4K",
      day: "2026-12-10",
      isStartFixed: true,
      isCertain: true,
      beforeEnd: "perhaps",
    });
    expect(pricesWith(order)?.at(-1)).toBe(zloty("89.90"));
    expect(pricesWith(orderOn(undefined))?.at(-1)).toBe(zloty("89.90"));
    expect(pricesWith(orderOn(day("2027-02-01")))?.at(-1)).toBe(zloty("99.90"));
    const two = detailsOf(service, { orders: [order], others: [{ ...television, productId: "OTHER" }] });
    expect(two.replacement).toMatchObject({ title: "Telewizja Premium 4K", isCertain: false });
    expect(two.price.term?.steps.at(-1)?.price).toBe(zloty("99.90"));
  });

  it.each([
    ["2026-12-10", "2026-12-31", 1, "yes"],
    ["2027-01-10", "2026-12-31", 1, "no"],
    ["2026-12-10", "2026-12-31", 2, "perhaps"],
    [undefined, "2026-12-31", 1, "perhaps"],
  ])("(part of TERM-99) replaces on %s a service until %s, one of %s: %s", (on, until, count, beforeEnd) => {
    const ending = { ...television, status: "DURING_RESIGNATION", contractEnd: day(until) } as const;
    const order = anOffer({
      status: "accepted",
      products: [anOfferProduct({ category: "television" })],
      order: { state: "scheduled", day: on === undefined ? undefined : day(on), nextStep: undefined },
    });
    const others = count === 1 ? [] : [{ ...television, productId: "OTHER" }];
    const found = detailsOf(ending, { orders: [order], others });
    expect(found.replacement?.beforeEnd).toBe(beforeEnd);
  });

  it("(part of SERV-13) names no price that begins after the end of the contract", () => {
    const later = aPrice({ validFrom: day("2027-01-01"), value: zloty("99.90") });
    const productPrices = [...television.productPrices, later];
    const { price } = detailsOf({ ...television, productPrices, contractEnd: day("2026-12-31") });
    expect(price.term?.steps.at(-1)?.price).toBe(zloty("89.90"));
  });

  it("names the place of a service without streets once", () => {
    const village = anAddress({ street: undefined, houseNumber: "12", flatNumber: undefined, city: "Borkowo" });
    expect(detailsOf(aProduct({ address: village })).place).toBe("Borkowo 12");
  });

  it("[PROD-09] returns the account's blockade with the details of a service", () => {
    const blockade = aBlockade({ debtCollectionCompany: "Kasztan Windykacja" });
    const data = aClientData({ client: aClient({ blockade }), products: [television] });
    const input = {
      data,
      access: anAccess(),
      orders: [],
      productId: "TV",
      today: TODAY,
      frameHosts: [],
      arrearsPayment: undefined,
      isSubscription: false,
    };
    expect(toServicePage(input)).toMatchObject({ service: { accountBlockade: blockade } });
  });
});

describe("(part of PROD-31) the page of a service of an account in arrears", () => {
  const blocked = { ...television, status: "SUSPENDED", blockade: "arrears" } as const;

  it("says that a payment restores the service until its contract has ended", () => {
    expect(pageOf(blocked)).toMatchObject({ service: { isRestoredByPayment: true, blockade: "arrears" } });
    const ended = { ...blocked, status: "INACTIVE" } as const;
    expect(pageOf(ended)).toMatchObject({ service: { isRestoredByPayment: false, blockade: undefined } });
  });
});

describe("the address of a service", () => {
  it("finds no service for an unknown id", () => {
    expect(pageOf(television, { productId: "OTHER" })).toEqual({ kind: "unknown" });
  });

  it("[PROD-02] finds no service that was cancelled", () => {
    expect(pageOf({ ...television, status: "RESIGNED" })).toEqual({ kind: "unknown" });
  });
});

describe("the actions of a service", () => {
  const kinds = (product: Product, access?: Access) =>
    detailsOf(product, access === undefined ? {} : { access })
      .actions.filter(({ kind }) => kind !== "dialog")
      .map(({ kind }) => kind);

  it("returns actions of a service by its category", () => {
    expect(detailsOf(television).actions).toEqual([
      { kind: "dialog", dialog: "visit" },
      { kind: "resetPin", decoders: 2 },
      { kind: "support", productId: television.productId },
    ]);
    expect(kinds(aProduct({ category: "internet" }))).toEqual(["wifi", "support"]);
    expect(kinds(aProduct({ category: "mobile_phone" }))).toEqual(["support"]);
  });

  it("returns actions of a service by its status", () => {
    expect(kinds({ ...television, status: "ORDERED" })).toEqual(["support"]);
    expect(kinds({ ...television, status: "DURING_RESIGNATION" })).toEqual(["resetPin", "support"]);
  });

  it("returns no action to a page that the customer may not open", () => {
    const nowhere = anAccess({ resetPin: "no", wifi: "no", messages: "no" });
    expect(kinds(television, nowhere)).toEqual([]);
    expect(kinds(aProduct({ category: "internet" }), nowhere)).toEqual([]);
  });
});
