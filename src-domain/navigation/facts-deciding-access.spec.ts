import { describe, expect, it } from "vitest";
import { accessOf, type AccessFacts } from "#domain/access/index.ts";
import { aClientData, aContact, aSession, TODAY } from "#test/mothers/index.ts";
import { factsDecidingAccess, type AccessFactName } from "./facts-deciding-access.ts";
import { guardAccess } from "./guard-access.ts";
import { ROUTES, routeNames } from "./routes.ts";

const NOTHING: AccessFacts = {
  session: aSession(),
  client: undefined,
  offers: undefined,
  extension: undefined,
  today: TODAY,
  siteContent: undefined,
  contact: undefined,
  // Not waited for by the page: loaded with the account, and direct billing opens after their failure.
  externalServices: [],
};
const ALL = {
  client: aClientData(),
  offers: [],
  extension: [],
  siteContent: new Map(),
  contact: aContact(),
  externalServices: [],
};

const CUSTOMER = routeNames().filter((name) => ROUTES[name].audience === "customer");

describe("facts that decide the access to a page", () => {
  it.each(CUSTOMER)("[NAV-17] decides the access to %s from the facts listed for the page", (route) => {
    const known = (facts: readonly AccessFactName[]): AccessFacts => ({
      ...NOTHING,
      ...Object.fromEntries(facts.map((fact) => [fact, ALL[fact]])),
    });
    expect(guardAccess(route, accessOf(known(factsDecidingAccess(route))), aSession()).kind).not.toBe("wait");
  });

  it.each(["yourOffer", "ordersHistory", "video", "messages", "directBilling"] as const)(
    "[NAV-17] waits for each fact that is needed to decide the access to %s",
    (route) => {
      for (const missing of factsDecidingAccess(route)) {
        const facts: AccessFacts = { ...NOTHING, ...ALL, [missing]: undefined };
        expect(guardAccess(route, accessOf(facts), aSession()).kind, missing).toBe(
          isSettledWithout(route, missing) ? "go" : "wait",
        );
      }
    },
  );
});

/** Without both kinds of offers the access is denied, whatever the site content says. */
const isSettledWithout = (route: string, missing: AccessFactName): boolean =>
  route === "yourOffer" && missing === "siteContent";
