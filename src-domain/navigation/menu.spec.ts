import { describe, expect, it } from "vitest";
import { anAccess } from "#test/mothers/index.ts";
import { menuFor, type Menu } from "./menu.ts";
import type { Layout } from "./navigation-model.ts";

const names = (menu: Menu) => menu.sections.map(({ name }) => name);
const section = (menu: Menu, wanted: string) => menu.sections.find(({ name }) => name === wanted);
const items = (menu: Menu) => menu.more.map(({ group, items: own }) => [group, own.map(({ name }) => name)]);
const itemNames = (menu: Menu) => menu.more.flatMap(({ items: own }) => own.map(({ name }) => name));
const LAYOUTS: readonly Layout[] = ["desktop", "mobile"];

describe("menu of a customer with full access", () => {
  it("[NAV-01] contains the menu sections in order", () => {
    expect(names(menuFor(anAccess(), "desktop"))).toEqual([
      "start",
      "invoice",
      "offer",
      "services",
      "messages",
      "more",
    ]);
  });

  it("[NAV-02] groups the menu items under more", () => {
    expect(items(menuFor(anAccess(), "desktop"))).toEqual([
      ["myAccount", ["personalData", "agreements", "documents", "deadlines", "settings"]],
      ["devicesConfiguration", ["wifiConfiguration", "resetPin"]],
      ["help", ["regulations", "branch", "faq", "video"]],
    ]);
  });

  it("[NAV-03] shows messages first under more in the menu on a phone", () => {
    const menu = menuFor(anAccess(), "mobile");
    expect(names(menu)).toEqual(["start", "invoice", "offer", "services", "more"]);
    expect(items(menu).at(0)).toEqual(["messages", ["importantMessages", "issues"]]);
    expect(items(menu)).toHaveLength(4);
  });

  it("links the menu items to their pages", () => {
    const menu = menuFor(anAccess(), "mobile");
    expect(menu.sections.map(({ route }) => route)).toEqual(["index", "invoice", "yourOffer", "myServices", "more"]);
    expect(menu.more.flatMap(({ items: own }) => own.map(({ route }) => route))).toEqual([
      "messages",
      "supportRequest",
      "personalData",
      "agreements",
      "documents",
      "deadlines",
      "settings",
      "wifiConfiguration",
      "resetPin",
      "regulations",
      "branch",
      "faq",
      "video",
    ]);
  });
});

describe.each(LAYOUTS)("menu on %s", (layout) => {
  it("[NAV-04] hides the offer menu item without offer access and order history", () => {
    expect(section(menuFor(anAccess({ offers: "no", orderHistory: "no" }), layout), "offer")).toBeUndefined();
  });

  it.each([
    ["yes", "yes", "yourOffer", "yes"],
    ["yes", "no", "yourOffer", "yes"],
    ["yes", "unknown", "yourOffer", "yes"],
    ["no", "yes", "ordersHistory", "yes"],
    ["no", "unknown", "ordersHistory", "unknown"],
    ["unknown", "yes", "ordersHistory", "yes"],
    ["unknown", "no", "yourOffer", "unknown"],
    ["unknown", "unknown", "yourOffer", "unknown"],
  ] as const)(
    "[NAV-04] with offers %s and order history %s links the offer menu item to %s, shown: %s",
    (offers, orderHistory, route, decision) => {
      expect(section(menuFor(anAccess({ offers, orderHistory }), layout), "offer")).toEqual({
        name: "offer",
        route,
        decision,
      });
    },
  );

  it.each([
    ["yes", "no", "myServices"],
    ["yes", "yes", "myServices"],
    ["no", "yes", "directBilling"],
  ] as const)(
    "[NAV-06] with services %s and direct billing %s links the services menu item to %s",
    (services, directBilling, route) => {
      expect(section(menuFor(anAccess({ services, directBilling }), layout), "services")?.route).toBe(route);
    },
  );

  it("[NAV-06] hides the services menu item without services and direct billing", () => {
    expect(section(menuFor(anAccess({ services: "no", directBilling: "no" }), layout), "services")).toBeUndefined();
  });

  it("[NAV-05] hides the menu items messages and support requests together", () => {
    const menu = menuFor(anAccess({ messages: "no" }), layout);
    expect(names(menu)).not.toContain("messages");
    expect(menu.more.map(({ group }) => group)).toEqual(["myAccount", "devicesConfiguration", "help"]);
  });

  it("[NAV-06] hides the menu item reset PIN when it is denied", () => {
    expect(itemNames(menuFor(anAccess({ resetPin: "no" }), layout))).not.toContain("resetPin");
  });

  it("[NAV-25] hides the menu item reset PIN without a decoder, reserves its place until then", () => {
    expect(itemNames(menuFor(anAccess({ decoder: "no" }), layout))).not.toContain("resetPin");
    const devices = menuFor(anAccess({ decoder: "unknown" }), layout).more.find(
      ({ group }) => group === "devicesConfiguration",
    );
    expect(devices?.items.at(-1)).toEqual({ name: "resetPin", route: "resetPin", decision: "unknown" });
  });

  it("[NAV-33] hides the menu item wifi configuration without a service", () => {
    expect(itemNames(menuFor(anAccess({ router: "no" }), layout))).not.toContain("wifiConfiguration");
  });

  it("[NAV-08] hides the menu item video when it is denied", () => {
    expect(itemNames(menuFor(anAccess({ video: "no" }), layout))).not.toContain("video");
  });

  it("[NAV-18] hides the menu item wifi configuration without access, and its group without items", () => {
    expect(itemNames(menuFor(anAccess({ wifi: "no" }), layout))).not.toContain("wifiConfiguration");
    const neither = menuFor(anAccess({ wifi: "no", resetPin: "no" }), layout);
    expect(neither.more.map(({ group }) => group)).not.toContain("devicesConfiguration");
  });

  it("marks menu items whose access is unknown", () => {
    const menu = menuFor(anAccess({ video: "unknown", messages: "unknown" }), layout);
    expect(menu.more.at(-1)?.items.at(-1)).toEqual({ name: "video", route: "video", decision: "unknown" });
    const messages = layout === "desktop" ? section(menu, "messages") : menu.more.at(0)?.items.at(0);
    expect(messages?.decision).toBe("unknown");
  });

  it("always shows start, invoices and more in the menu", () => {
    const nothing = menuFor(
      anAccess({
        offers: "no",
        orderHistory: "no",
        messages: "no",
        services: "no",
        resetPin: "no",
        directBilling: "no",
        wifi: "no",
        video: "no",
      }),
      layout,
    );
    expect(names(nothing)).toEqual(["start", "invoice", "more"]);
    expect(items(nothing)).toEqual([
      ["myAccount", ["personalData", "agreements", "documents", "deadlines", "settings"]],
      ["help", ["regulations", "branch", "faq"]],
    ]);
  });
});

it.each(LAYOUTS)("(part of GUARD-07) hides menu items whose access is undetermined (%s)", (layout) => {
  const menu = menuFor(anAccess({ services: "undetermined", wifi: "undetermined", resetPin: "undetermined" }), layout);
  expect(itemNames(menu)).not.toContain("wifiConfiguration");
  expect(section(menu, "services")?.route).toBe("directBilling");
});
