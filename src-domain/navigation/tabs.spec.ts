import { describe, expect, it } from "vitest";
import { anAccess } from "#test/mothers/index.ts";
import { routeNames, type RouteName } from "./routes.ts";
import { sectionOf } from "./sections.ts";
import { tabsFor } from "./tabs.ts";

const names = (route: RouteName, access = anAccess()) => tabsFor(route, access).map(({ name }) => name);
const current = (route: RouteName) =>
  tabsFor(route, anAccess())
    .filter((tab) => tab.current)
    .map(({ name }) => name);

describe("tabs", () => {
  it.each([
    ["invoice", ["invoice", "billing"], "invoice"],
    ["billing", ["invoice", "billing"], "billing"],
    ["yourOffer", ["offers", "ordersHistory"], "offers"],
    ["ordersHistory", ["offers", "ordersHistory"], "ordersHistory"],
    ["myServices", ["services", "directBilling"], "services"],
    ["directBilling", ["services", "directBilling"], "directBilling"],
    ["invoiceDetails", ["invoice", "billing"], "invoice"],
    ["directBillingDetails", ["services", "directBilling"], "directBilling"],
    ["messages", ["importantMessages", "issues"], "importantMessages"],
    ["supportRequest", ["importantMessages", "issues"], "issues"],
  ] as const)("[NAV-01] shows above the page %s the tabs %j", (route, expected, here) => {
    expect(names(route)).toEqual(expected);
    expect(current(route)).toEqual([here]);
  });

  it("shows tabs on no other page except the two device pages", () => {
    const withTabs = routeNames().filter((route) => tabsFor(route, anAccess()).length > 0);
    expect(withTabs).toHaveLength(12);
    for (const route of ["paymentComplete", "more", "settings", "faq"] as const)
      expect(names(route), route).toEqual([]);
  });

  it("shows the device tabs when both pages are accessible (part of NAV-18)", () => {
    expect(names("wifiConfiguration")).toEqual(["wifiConfiguration", "resetPin"]);
    expect([current("wifiConfiguration"), current("resetPin")]).toEqual([["wifiConfiguration"], ["resetPin"]]);
    expect(names("resetPin", anAccess({ wifi: "no" }))).toEqual([]);
    expect(names("wifiConfiguration", anAccess({ resetPin: "no" }))).toEqual([]);
  });

  it("links the tabs to their pages", () => {
    expect(tabsFor("messages", anAccess()).map(({ route }) => route)).toEqual(["messages", "supportRequest"]);
    expect(tabsFor("yourOffer", anAccess()).map(({ route }) => route)).toEqual(["yourOffer", "ordersHistory"]);
  });

  it("[NAV-04] requires offer access for the offers tab, and a history for the order history tab", () => {
    expect(names("ordersHistory", anAccess({ offers: "no" }))).not.toContain("offers");
    expect(names("yourOffer", anAccess({ orderHistory: "no" }))).not.toContain("ordersHistory");
  });

  it("[NAV-05] hides the messages tabs together", () => {
    expect(names("messages", anAccess({ messages: "no" }))).toEqual([]);
  });

  it("[NAV-06] hides the services tab when it is denied", () => {
    expect(names("directBilling", anAccess({ services: "no" }))).not.toContain("services");
  });

  it("[NAV-07] hides the direct billing tab when it is denied", () => {
    expect(names("myServices", anAccess({ directBilling: "no" }))).not.toContain("directBilling");
  });

  it("shows no tabs when only one remains; a tab with unknown access counts", () => {
    expect(names("yourOffer", anAccess({ orderHistory: "no" }))).toEqual([]);
    expect(tabsFor("yourOffer", anAccess({ orderHistory: "unknown" })).map(({ decision }) => decision)).toEqual([
      "yes",
      "unknown",
    ]);
  });
});

describe("section of a page", () => {
  it.each([
    ["index", "start"],
    ["billing", "invoice"],
    ["paymentComplete", "invoice"],
    ["ordersHistory", "offer"],
    ["directBillingDetails", "services"],
    ["supportRequest", "messages"],
    ["resetPin", "more"],
    ["video", "more"],
    ["login", undefined],
    ["error", undefined],
  ] as const)("returns for the page %s the section %s", (route, section) => {
    expect(sectionOf(route)).toBe(section);
  });

  it("[NAV-03] returns more as the section of messages on a phone", () => {
    expect(sectionOf("messages", "mobile")).toBe("more");
    expect(sectionOf("supportRequest", "mobile")).toBe("more");
    expect(sectionOf("invoice", "mobile")).toBe("invoice");
  });
});
