import { priceOn } from "./price.ts";
import { describe, expect, it } from "vitest";
import {
  aBareProduct,
  aDevice,
  anAddress,
  anOption,
  aPrice,
  aProduct,
  day,
  TODAY,
  zloty,
} from "#test/mothers/index.ts";
import { plusDays } from "../shared-kernel/index.ts";
import type { Product, ProductStatus } from "./product.ts";
import { displayedBlockade, serviceView, setupKindOf } from "./service-view.ts";

const PRICES = [
  aPrice({ validFrom: day("2025-03-01"), validTo: day("2026-02-28"), value: zloty("79.90") }),
  aPrice({ validFrom: day("2026-03-01"), validTo: undefined, value: zloty("89.90") }),
];

const viewOf = (product: Product) => serviceView([product], product.productId, TODAY);

it.each([
  ["of its price", { productPrices: [aPrice({ validFrom: plusDays(TODAY, 3) })] }, plusDays(TODAY, 3)],
  ["of its contract", { contractStart: plusDays(TODAY, 5) }, plusDays(TODAY, 5)],
  ["in the past", { contractStart: plusDays(TODAY, -1) }, undefined],
  ["of a running service", { status: "ACTIVE", contractStart: plusDays(TODAY, 5) }, undefined],
] as const)("(part of ORDER-10) knows the first day of an ordered service: the day %s", (_what, changes, expected) => {
  const ordered = aProduct({ status: "ORDERED", contractStart: undefined, productPrices: [], ...changes });
  expect(viewOf(ordered)?.startsOn).toBe(expected);
});

describe("view of a service", () => {
  it("[SERV-95] has no active option and no running part once the service has ended", () => {
    const part = aProduct({ productId: "P-1", status: "ACTIVE" });
    const full = { showDetails: true, showProductOptions: true, servicesList: [anOption({ status: "active" })] };
    const view = viewOf(aProduct({ ...full, status: "INACTIVE", childrenList: [part] }));
    expect(view?.options.map(({ status }) => status)).toEqual(["inactive"]);
    expect(view?.parts.map(({ status }) => status)).toEqual(["INACTIVE"]);
  });

  it.each([
    ["that has ended", { status: "INACTIVE", contractEnd: plusDays(TODAY, -1) }],
    ["whose number has moved", { status: "INACTIVE", portingOn: plusDays(TODAY, -1) }],
    ["whose last day has passed", { status: "DURING_RESIGNATION", contractEnd: plusDays(TODAY, -1) }],
    ["that the server does not call ended yet", { status: "ACTIVE", contractEnd: plusDays(TODAY, -1) }],
  ] as const)("(part of PROD-30) names neither price nor commitment of a service %s", (_case, changes) => {
    const view = viewOf(aProduct({ productPrices: PRICES, commitmentTo: plusDays(TODAY, 90), ...changes }));
    expect(view?.price).toMatchObject({ isEnded: true, now: undefined, term: undefined, listed: [] });
    expect([view?.price.commitmentTo, view?.price.deviatingPrice]).toEqual([undefined, undefined]);
    const { commitmentFrom, commitmentTo, left } = view?.contract ?? {};
    expect([commitmentFrom, commitmentTo, left]).toEqual([undefined, undefined, undefined]);
  });

  it("(part of WITHDRAW-09) keeps the monthly price of a withdrawn contract in the list", () => {
    const withdrawn = { status: "ACTIVE", contractEnd: TODAY, withdrawnOn: TODAY, earlyStart: true } as const;
    const view = viewOf(aProduct({ ...withdrawn, productPrices: PRICES }));
    expect([view?.price.now, view?.contract?.monthly]).toEqual([
      undefined,
      priceOn(aProduct({ productPrices: PRICES }), TODAY),
    ]);
    expect(view?.contract?.monthly).toBeGreaterThan(0);
  });

  it("(part of PROD-05) calls a contract over that ended or was withdrawn from today", () => {
    const isOver = (changes: Partial<Product>) =>
      viewOf(aProduct({ contractEnd: TODAY, ...changes }))?.contract?.isOver;
    expect(isOver({ status: "INACTIVE", withdrawnOn: TODAY })).toBe(true);
    expect(isOver({ status: "INACTIVE" })).toBe(true);
    expect(isOver({ status: "DURING_RESIGNATION" })).toBe(false);
    expect(isOver({ status: "INACTIVE", contractEnd: undefined })).toBe(true);
    expect(isOver({ status: "ACTIVE", contractEnd: day("2026-11-19") })).toBe(true);
  });

  it("(part of PROD-30) names price and commitment until the last day", () => {
    const view = viewOf(aProduct({ status: "DURING_RESIGNATION", productPrices: PRICES, contractEnd: TODAY }));
    expect([view?.price.isEnded, view?.price.term === undefined]).toEqual([false, false]);
  });

  it("[PROD-05] contains the contract timeline in the service view, or prices without a start", () => {
    const dated = viewOf(aProduct({ productPrices: PRICES }));
    expect([dated?.price.term?.steps.length, dated?.price.listed]).toEqual([2, []]);
    const undated = viewOf(aProduct({ productPrices: PRICES, commitmentFrom: undefined, contractStart: undefined }));
    expect([undated?.price.term, undated?.price.listed]).toEqual([undefined, PRICES]);
  });

  it("[PROD-05] hides the parts of the service view that the show flags exclude", () => {
    const full = {
      hardware: [aDevice()],
      servicesList: [anOption()],
      productPrices: PRICES,
      showHardware: true,
      showProductOptions: true,
    };
    expect(viewOf(aProduct(full))).toMatchObject({ hardware: [aDevice()], options: [anOption()] });
    expect(viewOf(aProduct({ ...full, showHardware: false, showProductOptions: false }))).toMatchObject({
      hardware: [],
      options: [],
    });
    expect(
      viewOf(aProduct({ ...full, showDetails: false, contractStart: undefined, commitmentFrom: undefined })),
    ).toMatchObject({
      hardware: [],
      options: [],
      parts: [],
      contract: undefined,
      downlink: undefined,
      uplink: undefined,
      price: { term: undefined, listed: [] },
    });
  });

  it("[PROD-05] contains nested services with prices in the service view, without resigned ones", () => {
    const decoder = aProduct({
      productId: "C-1",
      customName: "Dekoder w kuchni",
      category: "devices",
      actualPrice: zloty("9.90"),
    });
    const gone = aProduct({ productId: "C-2", status: "RESIGNED" });
    expect(viewOf(aProduct({ childrenList: [decoder, gone] }))?.parts).toEqual([
      {
        productId: "C-1",
        name: "Dekoder w kuchni",
        isCustomName: true,
        category: "devices",
        status: "ACTIVE",
        price: 990,
      },
    ]);
  });

  it("[PROD-05] contains the known facts of the service contract; undefined without any", () => {
    expect(viewOf(aProduct({ contractEnd: day("2027-02-28") }))?.contract).toEqual({
      number: "ABO/0412783/25",
      withdrawalNumber: "ABO/0412783/25",
      canBeTurnedOffAlone: false,
      start: "2025-03-01",
      commitmentFrom: "2025-03-01",
      commitmentTo: "2027-02-28",
      left: { kind: "running", days: 100 },
      end: "2027-02-28",
      isOver: false,
      endsBeforeCommitment: false,
      fixedUntil: undefined,
      withdrawalUntil: undefined,
      withdrawnOn: undefined,
      earlyStart: false,
      monthly: priceOn(aProduct(), TODAY),
      activatedOn: undefined,
    });
    const nothing = {
      contractNumber: undefined,
      contractStart: undefined,
      commitmentFrom: undefined,
      commitmentTo: undefined,
      contractEnd: undefined,
    };
    expect(viewOf(aProduct(nothing))?.contract).toBeUndefined();
    expect(viewOf(aProduct({ ...nothing, contractNumber: "ABO/1" }))?.contract).toEqual({
      number: "ABO/1",
      withdrawalNumber: "ABO/1",
      canBeTurnedOffAlone: false,
      start: undefined,
      commitmentFrom: undefined,
      commitmentTo: undefined,
      end: undefined,
      isOver: false,
      endsBeforeCommitment: false,
      fixedUntil: undefined,
      withdrawalUntil: undefined,
      withdrawnOn: undefined,
      earlyStart: false,
      monthly: priceOn(aProduct(), TODAY),
      activatedOn: undefined,
    });
  });

  it("[TERM-17] takes the number of the contract of an option from its main service", () => {
    const main = aProduct({ productId: "M", contractNumber: "ABO/1" });
    const option = aProduct({ productId: "P-1", mainServiceId: "M", contractNumber: undefined });
    const contractWith = (changes: Partial<Product>) =>
      serviceView([main, { ...option, ...changes }], "P-1", day("2026-11-20"))?.contract;
    expect(contractWith({})).toMatchObject({ number: "ABO/1", canBeTurnedOffAlone: true });
    expect(contractWith({ contractNumber: "ABO/2" })).toMatchObject({ number: "ABO/2", canBeTurnedOffAlone: false });
    expect(contractWith({ status: "INACTIVE" })).toMatchObject({ number: "ABO/1", canBeTurnedOffAlone: false });
    expect(contractWith({ mainServiceId: "P-1" })).toMatchObject({ number: undefined, canBeTurnedOffAlone: false });
  });

  it("(part of WITHDRAW-06) knows no day of activation of a service that is only ordered", () => {
    const activatedOn = day("2026-11-11");
    const startOf = (status: ProductStatus) =>
      serviceView([aProduct({ productId: "P-1", status, activatedOn })], "P-1", day("2026-11-20"))?.contract
        ?.activatedOn;
    expect([startOf("ORDERED"), startOf("ACTIVE")]).toEqual([undefined, activatedOn]);
  });

  it("contains a deviating service price only when it differs from the timeline", () => {
    const deviatingPriceWith = (changes: Partial<Product>) =>
      viewOf(aProduct({ productPrices: PRICES, ...changes }))?.price.deviatingPrice;
    expect(deviatingPriceWith({ actualPrice: zloty("79.00") })).toBe(7900);
    expect(deviatingPriceWith({ actualPrice: zloty("89.90") })).toBeUndefined();
    expect(
      deviatingPriceWith({ actualPrice: zloty("79.00"), contractStart: undefined, commitmentFrom: undefined }),
    ).toBeUndefined();
    const ended = [aPrice({ validFrom: day("2025-03-01"), validTo: day("2025-12-31"), value: zloty("79.90") })];
    expect(deviatingPriceWith({ actualPrice: zloty("79.00"), productPrices: ended })).toBeUndefined();
  });

  it("finds a service nested in the second of two others", () => {
    const within = (productId: string) =>
      aProduct({
        productId,
        childrenList: [aProduct({ productId: `${productId}-part`, customName: `Część ${productId}` })],
      });
    expect(serviceView([within("A"), within("B")], "B-part", TODAY)?.name).toBe("Część B");
    expect(serviceView([within("A"), within("B")], "B", TODAY)?.parts).toHaveLength(1);
  });

  it("(part of ENT-01) names the main service by its displayed name, if it is visible", () => {
    const main = aProduct({ productId: "MAIN", customName: "Internet w biurze" });
    const belongsTo = (mainServiceId: string | undefined, status: Product["status"] = "ACTIVE") =>
      serviceView([{ ...main, status }, aProduct({ productId: "ADDED", mainServiceId })], "ADDED", TODAY)?.belongsTo;
    expect(belongsTo("MAIN")).toEqual({ productId: "MAIN", name: "Internet w biurze", isCustomName: true });
    expect([belongsTo("MAIN", "RESIGNED"), belongsTo("OTHER"), belongsTo("ADDED"), belongsTo(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("contains the address of a service, also of a nested one", () => {
    const child = aProduct({ productId: "CHILD", address: undefined });
    const parent = aProduct({
      address: anAddress({ street: "Gdańska", houseNumber: "1", flatNumber: undefined }),
      childrenList: [child],
    });
    expect(serviceView([parent], "CHILD", TODAY)?.place).toBe("Gdańska 1, Gdańsk");
    expect(viewOf(aBareProduct({ address: undefined }))?.place).toBeUndefined();
  });

  it("[PROD-02] returns no service view when the service is resigned or unknown", () => {
    expect(viewOf(aProduct({ status: "RESIGNED" }))).toBeUndefined();
    expect(serviceView([aProduct()], "OTHER", TODAY)).toBeUndefined();
  });
});

it("offers a setup only for services in use", () => {
  expect(setupKindOf({ status: "ACTIVE", category: "television" })).toBe("pin");
  expect(setupKindOf({ status: "DURING_RESIGNATION", category: "tv_smart" })).toBe("pin");
  expect(setupKindOf({ status: "ACTIVE", category: "internet" })).toBe("wifi");
  expect(setupKindOf({ status: "ACTIVE", category: "mobile_phone" })).toBeUndefined();
  expect(setupKindOf({ status: "SUSPENDED", category: "internet" })).toBeUndefined();
});

it("hides a blockade of the service when the account has the same reason", () => {
  expect(displayedBlockade("arrears", "arrears")).toBeUndefined();
  expect(displayedBlockade("arrears", "vindication")).toBe("arrears");
  expect(displayedBlockade("vindication", undefined)).toBe("vindication");
  expect(displayedBlockade("unknown", "arrears")).toBe("unknown");
  expect(displayedBlockade(undefined, "arrears")).toBeUndefined();
});

it("(part of TERM-15) ends a contract and its prices with the move of its number", () => {
  const product = aProduct({ contractEnd: undefined, portingOn: day("2026-12-11") });
  const [ahead, overdue] = ["2026-12-01", "2026-12-12"].map((today) =>
    serviceView([product], product.productId, day(today)),
  );
  expect([ahead?.contract?.porting, ahead?.price.contractEnd]).toEqual([
    { kind: "ahead", on: "2026-12-11" },
    "2026-12-11",
  ]);
  expect([overdue?.contract?.porting?.kind, overdue?.price.contractEnd]).toEqual(["overdue", undefined]);
  const terminated = serviceView(
    [{ ...product, contractEnd: day("2026-12-11") }],
    product.productId,
    day("2026-12-01"),
  );
  expect(terminated?.contract?.porting).toBeUndefined();
});
