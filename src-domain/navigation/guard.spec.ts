import { describe, expect, it } from "vitest";
import { accessOf } from "#domain/access/index.ts";
import {
  aClient,
  aClientData,
  aContact,
  aProduct,
  aSession,
  anAccess,
  anOffer,
  clientFlags,
  siteContent,
  TODAY,
} from "#test/mothers/index.ts";
import { closedPagesOf, guardAccess } from "./guard-access.ts";
import { guardSession, type GuardDecision } from "./guard.ts";
import { ROUTES, routeNames, type RouteName } from "./routes.ts";

const PERSON = { cooperative: false, b2b: false, crmUser: false };
const ALLOW: GuardDecision = { kind: "allow" };
const WAIT: GuardDecision = { kind: "wait" };
const HOME: GuardDecision = { kind: "go", to: "index" };
const ORDERS: GuardDecision = { kind: "go", to: "ordersHistory" };
const byAudience = (audience: string) => routeNames().filter((name) => ROUTES[name].audience === audience);

describe("session guard", () => {
  it.each(byAudience("customer"))("[GUARD-01] redirects %s to login without a valid session", (route) => {
    expect(guardSession(route, false)).toEqual({ kind: "go", to: "login" });
    expect(guardSession(route, true)).toEqual(ALLOW);
  });

  it.each(byAudience("login"))("[GUARD-03] redirects %s to /index with a valid session", (route) => {
    expect(guardSession(route, true)).toEqual(HOME);
    expect(guardSession(route, false)).toEqual(ALLOW);
  });

  it.each(byAudience("public"))("allows the page %s with and without a session", (route) => {
    expect(guardSession(route, true)).toEqual(ALLOW);
    expect(guardSession(route, false)).toEqual(ALLOW);
  });
});

/** Routes with an access rule, and the field of the access that decides. */
const GUARDED = [
  ["yourOffer", "offers"],
  ["ordersHistory", "orderHistory"],
  ["messages", "messages"],
  ["supportRequest", "messages"],
  ["myServices", "services"],
  ["termination", "services"],
  ["resetPin", "resetPin"],
  ["directBilling", "directBilling"],
  ["directBillingDetails", "directBillingDetails"],
  ["wifiConfiguration", "wifi"],
  ["video", "video"],
] as const;

describe("access guard", () => {
  it.each(GUARDED)(
    "[NAV-17] redirects %s to /index without access to %s, and waits while access is unknown",
    (route, key) => {
      expect(guardAccess(route, anAccess({ [key]: "yes" }), PERSON)).toEqual(ALLOW);
      expect(guardAccess(route, anAccess({ orderHistory: "no", [key]: "no" }), PERSON)).toEqual(HOME);
      expect(guardAccess(route, anAccess({ [key]: "unknown" }), PERSON)).toEqual(WAIT);
    },
  );

  it.each(GUARDED)(
    "(part of GUARD-07) leaves the access to %s undetermined without the right that decides",
    (route, key) => {
      expect(guardAccess(route, anAccess({ [key]: "undetermined" }), PERSON)).toEqual({ kind: "undetermined" });
    },
  );

  it("[NAV-17] waits for client data on directBilling, although its menu item is hidden until then", () => {
    const loading = anAccess({ directBilling: "no", clientLoaded: false });
    expect(guardAccess("directBilling", loading, PERSON)).toEqual(WAIT);
  });

  it("allows all other pages even when every access is denied", () => {
    const nothing = anAccess({
      offers: "no",
      orderHistory: "no",
      messages: "no",
      services: "no",
      resetPin: "no",
      directBilling: "no",
      directBillingDetails: "no",
      wifi: "no",
      video: "no",
      chat: "no",
    });
    const guarded: readonly RouteName[] = GUARDED.map(([route]) => route);
    const stopped = routeNames().filter(
      (name) => guardAccess(name, nothing, { cooperative: true, b2b: true, crmUser: true }).kind !== "allow",
    );
    expect(stopped.toSorted()).toEqual(guarded.toSorted());
  });
});

it("[NAV-34] lists the pages whose address leads to the start page", () => {
  expect([...closedPagesOf(anAccess({ services: "no", orderHistory: "no" }), PERSON)].toSorted()).toEqual([
    "myServices",
    "ordersHistory",
    "termination",
  ]);
  const unsure = anAccess({ services: "undetermined", orderHistory: "unknown" });
  expect(closedPagesOf(unsure, PERSON).size).toBe(0);
});

describe("access guard for all combinations of roles and data", () => {
  const flags = [false, true];
  const roles = flags.flatMap((cooperative) =>
    flags.flatMap((b2b) => flags.map((crmUser) => ({ cooperative, b2b, crmUser }))),
  );
  const offerHistories = [undefined, [], [anOffer()], [anOffer({ status: "declined" })]];
  const clients = [
    undefined,
    ...flags.flatMap((external) =>
      flags.flatMap((restricted) =>
        flags.map((showIsobar) =>
          aClientData({
            client: aClient({ rodo: { email: restricted, phone: false, personalData: false, address: false } }),
            products: external ? [aProduct({ category: "netflix" })] : [],
            flags: clientFlags({ showIsobar }),
          }),
        ),
      ),
    ),
  ];
  const cases = roles.flatMap((role) =>
    offerHistories.flatMap((offers) => clients.map((client) => ({ role, offers, client }))),
  );
  const decide = (route: RouteName, { role, offers, client }: (typeof cases)[number]): GuardDecision =>
    guardAccess(
      route,
      accessOf({
        session: aSession(role),
        client,
        offers,
        extension: offers && [],
        today: TODAY,
        siteContent: siteContent(),
        contact: aContact(),
        externalServices: [],
      }),
      role,
    );

  it("[GUARD-05] redirects cooperative and B2B customers from offer and direct billing to /index", () => {
    for (const one of cases.filter(({ role }) => role.cooperative || role.b2b))
      for (const route of ["yourOffer", "directBilling", "directBillingDetails"] as const)
        expect(decide(route, one)).toEqual(HOME);
  });

  it("[GUARD-04] hides services and reset PIN from CRM users only", () => {
    for (const one of cases)
      for (const route of ["myServices", "resetPin"] as const)
        expect(decide(route, one)).toEqual(one.role.crmUser ? HOME : ALLOW);
  });

  it("[OFFER-20] redirects from the offer page to the orders when only ended offers are left", () => {
    const ended = anAccess({ offers: "no", orderHistory: "yes" });
    expect(guardAccess("yourOffer", ended, PERSON)).toEqual(ORDERS);
    expect(guardAccess("yourOffer", { ...ended, orderHistory: "unknown" }, PERSON)).toEqual(HOME);
    expect(guardAccess("yourOffer", ended, { ...PERSON, b2b: true })).toEqual(HOME);
  });

  it("[OFFER-01] allows the offer page with a sale or isobar offer, else redirects away", () => {
    for (const one of cases.filter(({ role }) => !role.cooperative && !role.b2b)) {
      const sale = one.offers?.some(({ status }) => status === "active");
      const isobar = one.client?.flags.showIsobar;
      const denied = one.offers?.length === 0 ? HOME : ORDERS;
      const expected = sale === true || isobar === true ? ALLOW : sale === false && isobar === false ? denied : WAIT;
      expect(decide("yourOffer", one)).toEqual(expected);
    }
  });

  it("[NAV-05] follows the RODO restriction for messages and support requests", () => {
    for (const one of cases) {
      const rodo = one.client?.client.rodo;
      const expected = rodo === undefined ? WAIT : rodo.email || rodo.phone ? HOME : ALLOW;
      expect(decide("messages", one)).toEqual(expected);
      expect(decide("supportRequest", one)).toEqual(expected);
    }
  });

  it("[NAV-07] allows direct billing with an external product once client data are loaded", () => {
    for (const one of cases.filter(({ role }) => !role.cooperative && !role.b2b)) {
      const expected = one.client === undefined ? WAIT : one.client.products.length > 0 ? ALLOW : HOME;
      expect(decide("directBilling", one)).toEqual(expected);
      expect(decide("directBillingDetails", one), "a partner's link opens the first service").toEqual(ALLOW);
    }
  });
});
