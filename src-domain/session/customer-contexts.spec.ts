import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#test/models/any-character.ts";
import { aSession } from "#test/mothers/index.ts";
import { findCustomerContext, currentCustomerContext, withAccountRoles } from "./customer-contexts.ts";

const FLAT = { id: "5600321", name: "Katarzyna Lis, mieszkanie" };
const COTTAGE = { id: "5600322", name: "Katarzyna Lis, domek w Chmielnie" };
const TWIN = { id: "5600323", name: "Biuro" };
const OTHER_TWIN = { id: "5600324", name: "biuro" };
const NUMBERED = { id: "5600325", name: "5600322" };
const session = aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE, TWIN, OTHER_TWIN] });

describe("findContext", () => {
  it.each([
    ["the current account by its number", FLAT.id, { kind: "same", context: FLAT }],
    ["another account by its number", COTTAGE.id, { kind: "other", context: COTTAGE }],
    ["an account by its number with blanks around it", ` ${COTTAGE.id} `, { kind: "other", context: COTTAGE }],
    ["the current account by name", FLAT.name, { kind: "same", context: FLAT }],
    ["another account by name", COTTAGE.name, { kind: "other", context: COTTAGE }],
    [
      "an account whose name is written in another case",
      "  katarzyna lis, DOMEK w Chmielnie ",
      { kind: "other", context: COTTAGE },
    ],
    ["no account for an ambiguous name", "Biuro", { kind: "unknown" }],
    ["one of two accounts with the same name, by its number", OTHER_TWIN.id, { kind: "other", context: OTHER_TWIN }],
    ["no account for a foreign number", "4127830", { kind: "unknown" }],
    ["no account for a foreign name", "Katarzyna", { kind: "unknown" }],
    ["no account for a part of a number", "560032", { kind: "unknown" }],
    ["no account for an empty text", "", { kind: "unknown" }],
  ] as const)("(part of ROUTE-08) finds by a link %s", (_name, idOrName, found) => {
    expect(findCustomerContext(session, idOrName)).toEqual(found);
  });

  it("(part of ROUTE-08) finds no account when a text is one number and another name", () => {
    const both = aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE, NUMBERED] });
    expect(findCustomerContext(both, COTTAGE.id)).toEqual({ kind: "unknown" });
    expect(findCustomerContext(both, COTTAGE.name)).toEqual({ kind: "other", context: COTTAGE });
    expect(findCustomerContext(both, NUMBERED.id)).toEqual({ kind: "other", context: NUMBERED });
  });

  it("(part of ROUTE-08) finds an account that the server lists without a name", () => {
    const nameless = { id: "7", name: "7" };
    expect(findCustomerContext(aSession({ contexts: [nameless] }), "7")).toEqual({ kind: "other", context: nameless });
  });

  it("ignores the Unicode normalization of an account name in a link", () => {
    const lodz = { id: "1", name: "Łódź, świetlica" };
    expect(findCustomerContext(aSession({ contexts: [lodz] }), lodz.name.normalize("NFD"))).toEqual({
      kind: "other",
      context: lodz,
    });
  });

  it("(part of ROUTE-08) finds only accounts of the customer, for any link", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCharacter }),
          fc.constantFrom(...session.contexts.flatMap(({ id, name }) => [id, name])),
        ),
        (idOrName) => {
          const found = findCustomerContext(session, idOrName);
          if (found.kind !== "unknown") expect(session.contexts).toContain(found.context);
        },
      ),
    );
  });
});

it("(part of SESS-11) replaces the fields of the account and nothing else in the session", () => {
  const before = aSession({
    currentContext: FLAT.id,
    contexts: [FLAT, COTTAGE],
    cooperative: false,
    b2b: false,
    crmUser: false,
    access: { ebok: true, wifi: true },
  });
  const roles = {
    currentContext: COTTAGE.id,
    cooperative: true,
    b2b: true,
    crmUser: true,
    access: { ebok: false, wifi: false },
  };
  expect(withAccountRoles(before, roles)).toEqual({ ...before, ...roles });
  expect(currentCustomerContext(withAccountRoles(before, roles))).toEqual(COTTAGE);
});

it("uses the number of an account that is not listed", () => {
  expect(currentCustomerContext(aSession({ currentContext: "7", contexts: [] }))).toEqual({ id: "7", name: "7" });
});
