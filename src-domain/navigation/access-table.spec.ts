import { describe, expect, it } from "vitest";
import {
  aClientData,
  aContact,
  aProduct,
  aSession,
  anOffer,
  clientFlags,
  siteContent,
  TODAY,
} from "#test/mothers/index.ts";
import table from "#test/vectors/access.json" with { type: "json" };
import { accessOf, type AccessFacts } from "../access/index.ts";
import { guardAccess } from "./guard-access.ts";
import { menuFor } from "./menu.ts";
import type { RouteName } from "./routes.ts";

const has = (text: string, name: string): boolean => text.split("+").includes(name);

/** Without "contact-requested": such an offer is in the history alone or beside a waiting one. */
const ANSWERS = ["accepted", "declined", "expired", "cancelled"] as const;

type Offers = Pick<AccessFacts, "offers" | "extension">;

/** Builds the offers of a row: once for each answer, and for each operation that can return the waiting offer. */
function offersOf(named: string): readonly Offers[] {
  if (named === "loading") return [undefined, []].map((extension) => ({ offers: undefined, extension }));
  const answered = has(named, "answered") ? ANSWERS.map((status) => [anOffer({ offerId: status, status })]) : [[]];
  if (!has(named, "waiting")) return answered.map((offers) => ({ offers, extension: [] }));
  const called = has(named, "answered") ? [{ offers: [anOffer({ status: "contact-requested" })], extension: [] }] : [];
  return [
    ...called,
    ...answered.flatMap((ended): readonly Offers[] => [
      { offers: [anOffer(), ...ended], extension: [] },
      { offers: [anOffer(), ...ended], extension: undefined },
      { offers: ended, extension: [anOffer({ offerId: "extension" })] },
    ]),
  ];
}

function clientOf(named: string): AccessFacts["client"] {
  if (named === "loading") return undefined;
  return aClientData({
    flags: clientFlags({ showIsobar: has(named, "isobar") }),
    products: [aProduct(), ...(has(named, "external") ? [aProduct({ productId: "N-1", category: "netflix" })] : [])],
  });
}

const siteOf = (named: string): AccessFacts["siteContent"] =>
  named === "loading" ? undefined : siteContent(named === "hidden" ? { isobar_offer_hidden: "true" } : {});

/** Returns the portal's decisions in the columns of the table. */
function decided(
  [role = "", , client = "", site = ""]: readonly string[],
  offers: Offers,
): Readonly<Record<string, string>> {
  const session = aSession({
    cooperative: has(role, "cooperative"),
    b2b: has(role, "b2b"),
    crmUser: has(role, "crmUser"),
  });
  const access = accessOf({
    session,
    ...offers,
    today: TODAY,
    client: clientOf(client),
    siteContent: siteOf(site),
    contact: aContact(),
    externalServices: [],
  });
  const menu = menuFor(access, "desktop");
  const opens = (route: RouteName): string =>
    ({ allow: "opens", go: "home", wait: "waits", undetermined: "undetermined" })[
      guardAccess(route, access, session).kind
    ];
  expect(opens("directBillingDetails")).toBe(session.cooperative || session.b2b ? "home" : "opens");
  expect(opens("resetPin")).toBe(opens("myServices"));
  return {
    "offers tab": access.offers,
    "ordersHistory tab": access.orderHistory,
    "offer item": menu.sections.find(({ name }) => name === "offer")?.decision ?? "hidden",
    "services tab": access.services,
    resetPin: access.resetPin,
    "directBilling tab": access.directBilling,
    "/service/yourOffer": opens("yourOffer"),
    "/service/ordersHistory": opens("ordersHistory"),
    "/service/myServices and /resetPin": opens("myServices"),
    "/service/directBilling": opens("directBilling"),
  };
}

const FACTS = 4;

const expectedOf = (row: readonly string[], column: string): string | undefined => row[table.columns.indexOf(column)];

/** Lists the rows whose decisions differ in these columns. */
function wrong(columns: readonly string[]): readonly string[] {
  return table.rows.flatMap((row) =>
    offersOf(row[1] ?? "").flatMap((offers) => {
      const actual = decided(row, offers);
      return columns
        .filter((column) => actual[column] !== expectedOf(row, column))
        .map(
          (column) =>
            `${row.slice(0, FACTS).join(", ")}: ${column} is ${actual[column]}, not ${expectedOf(row, column)}`,
        );
    }),
  );
}

describe("access table, row by row as in the specification", () => {
  it("contains each combination of roles, offers, client data and site setting once", () => {
    const keys = new Set(table.rows.map((row) => row.slice(0, FACTS).join()));
    expect([table.rows.length, keys.size]).toEqual([8 * 5 * 5 * 3, 8 * 5 * 5 * 3]);
  });

  it.each<[id: string, columns: readonly string[]]>([
    ["[OFFER-01]", ["offers tab", "/service/yourOffer"]],
    ["[NAV-04]", ["offer item", "offers tab", "ordersHistory tab"]],
    ["[NAV-06]", ["services tab", "resetPin"]],
    ["[NAV-07]", ["directBilling tab"]],
    ["[GUARD-04]", ["/service/myServices and /resetPin"]],
    ["[GUARD-05]", ["/service/yourOffer", "/service/directBilling"]],
    [
      "(part of NAV-17)",
      ["/service/yourOffer", "/service/ordersHistory", "/service/myServices and /resetPin", "/service/directBilling"],
    ],
  ])("satisfies requirement %s in every row of the access table", (_, columns) => {
    expect(wrong(columns)).toEqual([]);
  });
});
