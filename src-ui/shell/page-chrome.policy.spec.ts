import { describe, expect, it } from "vitest";
import {
  allowsPromo,
  isPromoUsable,
  shouldAdvertise,
  shouldShowFloatingBar,
  shouldShowPromo,
} from "./page-chrome.policy.ts";
import type { RodoRestrictions } from "#domain/account/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { aProduct, day } from "#test/mothers/index.ts";

describe("page chrome", () => {
  it("[NAV-11] shows the promo on ordinary pages", () => {
    for (const route of ["index", "invoice", "myServices", "messages", "personalData"] as const) {
      expect(shouldShowPromo(route, pathTo(route))).toBe(true);
    }
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
  ] as const)("[NAV-11] shows no promo on %s", (route) => {
    expect(shouldShowPromo(route, pathTo(route, "7"))).toBe(false);
  });

  it("[HELP-05] advertises neither to a customer in debt nor on pages of legal texts", () => {
    const blockade = { type: "vindication", message: "", debtCollectionCompany: undefined } as const;
    expect([shouldAdvertise(undefined), shouldAdvertise({ blockade: undefined })]).toEqual([false, true]);
    expect(shouldAdvertise({ blockade })).toBe(false);
    for (const route of ["regulations", "agreements", "documents", "accessibility", "privacy"] as const)
      expect(shouldShowPromo(route, pathTo(route))).toBe(false);
  });

  it("(part of NAV-11) shows no promo on pages of an ended contract", () => {
    const [ended, over, running] = [
      aProduct({ productId: "P-1", status: "INACTIVE" }),
      aProduct({ productId: "P-2", contractEnd: day("2026-11-28") }),
      aProduct({ productId: "P-3" }),
    ];
    const isShownOn = (path: string, products = [ended, over, running]) =>
      isPromoUsable(products, path, day("2026-11-29"));
    for (const { productId } of [ended, over])
      for (const route of ["myServices", "termination"] as const)
        for (const end of ["", "/"]) expect(isShownOn(`${pathTo(route, productId)}${end}`)).toBe(false);
    expect(isShownOn(pathTo("myServices", running.productId))).toBe(true);
    expect(isShownOn(pathTo("index"))).toBe(true);
    const whole = [aProduct({ productId: "P-4", childrenList: [running, ended] })];
    expect(["P-4", "P-3"].map((part) => isShownOn(pathTo("myServices", part), whole))).toEqual([true, true]);
    expect(isShownOn(pathTo("myServices", "P-1"), whole), "the page of an ended part").toBe(false);
  });

  it("(part of NAV-11) shows no promo on any page once all contracts of the account have ended", () => {
    const ended = aProduct({ productId: "P-1", status: "INACTIVE" });
    expect(isPromoUsable([ended], pathTo("index"), day("2026-11-29"))).toBe(false);
    expect(isPromoUsable([], pathTo("index"), day("2026-11-29"))).toBe(true);
  });

  const rodo = { personalData: false, address: false, email: false, phone: false };

  it("[NAV-11] shows the promo below the list of messages, but not below an open message", () => {
    const onMessages = (pathname: string) => allowsPromo("messages", { pathname, rodo });
    expect(["/messages", "/messages/"].map(onMessages)).toEqual([true, true]);
    expect([pathTo("messages", "7"), pathTo("messages", "a/8"), "/messages/7/"].map(onMessages)).not.toContain(true);
  });

  it("[NAV-11] shows no promo below personal data of which a part is restricted", () => {
    const onPersonalData = (restrictions: RodoRestrictions) =>
      allowsPromo("personalData", { pathname: "/personalData", rodo: restrictions });
    expect(onPersonalData(rodo)).toBe(true);
    for (const part of ["personalData", "address", "email", "phone"] as const) {
      expect(onPersonalData({ ...rodo, [part]: true })).toBe(false);
      expect(allowsPromo("invoice", { pathname: "/invoice", rodo: { ...rodo, [part]: true } })).toBe(true);
    }
  });

  it("[NAV-11] shows no promo on a path that contains /offer, whatever the page", () => {
    expect(shouldShowPromo("offerAccept", "/offer/offerAccept")).toBe(false);
    expect(shouldShowPromo("index", "/index/offer")).toBe(false);
  });

  it("[NAV-10] shows quick actions on ordinary pages, but not on a decision", () => {
    expect(shouldShowFloatingBar("index")).toBe(true);
    expect(shouldShowFloatingBar(undefined)).toBe(true);
    expect(shouldShowFloatingBar("yourOffer")).toBe(false);
  });
});
