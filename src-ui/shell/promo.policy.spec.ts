import { describe, expect, it } from "vitest";
import { allowsAdvertising, shouldAdvertise, shouldShowPromo, type PromoAccount } from "./promo.policy.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { aProduct, day } from "#test/mothers/index.ts";

const RODO = { personalData: false, address: false, email: false, phone: false };
const BLOCKADE = { type: "vindication", message: "", debtCollectionCompany: undefined } as const;
const ACCOUNT: PromoAccount = {
  client: { blockade: undefined, rodo: RODO },
  products: [],
  today: day("2026-11-29"),
};

const isShown = (route: RouteName, pathname = pathTo(route), account: Partial<PromoAccount> = {}): boolean =>
  shouldShowPromo({ route, pathname }, { ...ACCOUNT, ...account });

describe("operator's promo", () => {
  it("[NAV-11] shows the promo on ordinary pages", () => {
    for (const route of ["index", "invoice", "myServices", "messages", "personalData"] as const)
      expect(isShown(route)).toBe(true);
  });

  it.each([
    "paymentComplete",
    "directBilling",
    "directBillingDetails",
    "yourOffer",
    "supportRequest",
    "error",
    "accessibility",
    "privacy",
  ] as const)("[NAV-11] shows neither promo nor popup on %s", (route) => {
    expect(isShown(route, pathTo(route, "7"))).toBe(false);
    expect(allowsAdvertising({ route, pathname: pathTo(route, "7") })).toBe(false);
  });

  it("[HELP-05] advertises neither to a customer in debt nor on pages of legal texts", () => {
    expect([shouldAdvertise(undefined), shouldAdvertise({ blockade: undefined })]).toEqual([false, true]);
    expect(shouldAdvertise({ blockade: BLOCKADE })).toBe(false);
    expect(isShown("index", "/index", { client: { blockade: BLOCKADE, rodo: RODO } })).toBe(false);
    for (const route of ["regulations", "agreements", "documents", "accessibility", "privacy"] as const)
      expect(isShown(route)).toBe(false);
  });

  it("(part of NAV-11) shows no promo on pages of an ended contract", () => {
    const [ended, over, running] = [
      aProduct({ productId: "P-1", status: "INACTIVE" }),
      aProduct({ productId: "P-2", contractEnd: day("2026-11-28") }),
      aProduct({ productId: "P-3" }),
    ];
    const isShownOn = (route: RouteName, path: string, products = [ended, over, running]) =>
      isShown(route, path, { products });
    for (const { productId } of [ended, over])
      for (const route of ["myServices", "termination"] as const)
        for (const end of ["", "/"]) expect(isShownOn(route, `${pathTo(route, productId)}${end}`)).toBe(false);
    expect(isShownOn("myServices", pathTo("myServices", running.productId))).toBe(true);
    expect(isShownOn("index", pathTo("index"))).toBe(true);
    const whole = [aProduct({ productId: "P-4", childrenList: [running, ended] })];
    expect(["P-4", "P-3"].map((part) => isShownOn("myServices", pathTo("myServices", part), whole))).toEqual([
      true,
      true,
    ]);
    expect(isShownOn("myServices", pathTo("myServices", "P-1"), whole), "the page of an ended part").toBe(false);
  });

  it("(part of NAV-11) shows no promo once all contracts have ended; unread products allow it", () => {
    const ended = aProduct({ productId: "P-1", status: "INACTIVE" });
    expect(isShown("index", "/index", { products: [ended] })).toBe(false);
    expect(isShown("index", "/index", { products: [] })).toBe(true);
    expect(isShown("index", "/index", { products: undefined })).toBe(true);
  });

  it("[NAV-11] shows the promo below the list of messages, but not below an open message", () => {
    expect(["/messages", "/messages/"].map((path) => isShown("messages", path))).toEqual([true, true]);
    const open = [pathTo("messages", "7"), pathTo("messages", "a/8"), "/messages/7/"];
    expect(open.map((path) => isShown("messages", path))).not.toContain(true);
  });

  it("[NAV-11] shows no promo below personal data of which a part is restricted", () => {
    for (const part of ["personalData", "address", "email", "phone"] as const) {
      const client = { blockade: undefined, rodo: { ...RODO, [part]: true } };
      expect(isShown("personalData", "/personalData", { client })).toBe(false);
      expect(isShown("invoice", "/invoice", { client })).toBe(true);
    }
  });

  it("[NAV-11] shows no promo on a path that contains /offer, whatever the page", () => {
    expect(isShown("offerAccept", "/offer/offerAccept")).toBe(false);
    expect(isShown("index", "/index/offer")).toBe(false);
  });
});
