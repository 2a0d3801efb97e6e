import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySign } from "#test/models/any-sign.ts";
import { aSession } from "#test/mothers/index.ts";
import { contextAt, currentContextOf, inContext } from "./contexts.ts";

const FLAT = { id: "5600321", name: "Katarzyna Lis, mieszkanie" };
const COTTAGE = { id: "5600322", name: "Katarzyna Lis, domek w Chmielnie" };
const TWIN = { id: "5600323", name: "Biuro" };
const OTHER_TWIN = { id: "5600324", name: "biuro" };
const session = aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE, TWIN, OTHER_TWIN] });

describe("which account is meant", () => {
  it.each([
    ["the one that is open, by id", { id: FLAT.id }, { kind: "same", context: FLAT }],
    ["another one, by id", { id: COTTAGE.id }, { kind: "other", context: COTTAGE }],
    ["the one that is open, by name", { name: FLAT.name }, { kind: "same", context: FLAT }],
    ["another one, by name", { name: COTTAGE.name }, { kind: "other", context: COTTAGE }],
    ["one whose name is written in another way", { name: "  katarzyna lis, DOMEK w Chmielnie " }, { kind: "other", context: COTTAGE }],
    ["one of two of the same name", { name: "Biuro" }, { kind: "unknown" }],
    ["one of two of the same name, by id", { id: OTHER_TWIN.id }, { kind: "other", context: OTHER_TWIN }],
    ["nobody's, by id", { id: "4127830" }, { kind: "unknown" }],
    ["nobody's, by name", { name: "Katarzyna" }, { kind: "unknown" }],
    ["a name for an id", { id: FLAT.name }, { kind: "unknown" }],
    ["an id for a name", { name: FLAT.id }, { kind: "unknown" }],
    ["nothing", { name: "" }, { kind: "unknown" }],
  ] as const)("%s", (_name, target, found) => {
    expect(contextAt(session, target)).toEqual(found);
  });

  it("takes letters that were taken apart for what they are", () => {
    const lodz = { id: "1", name: "Łódź, świetlica" };
    expect(contextAt(aSession({ contexts: [lodz] }), { name: lodz.name.normalize("NFD") })).toEqual({ kind: "other", context: lodz });
  });

  it("(part of ROUTE-08) is only ever one of the customer's own, whatever a link says", () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (name) => {
        const found = contextAt(session, { name });
        if (found.kind !== "unknown") expect(session.contexts).toContain(found.context);
      }),
    );
  });
});

it("(part of SESS-11) replaces all that belongs to the account, and nothing else of the session", () => {
  const before = aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE], cooperative: false, b2b: false, crmUser: false, access: { ebok: true, wifi: true } });
  const roles = { currentContext: COTTAGE.id, cooperative: true, b2b: true, crmUser: true, access: { ebok: false, wifi: false } };
  expect(inContext(before, roles)).toEqual({ ...before, ...roles });
  expect(currentContextOf(inContext(before, roles))).toEqual(COTTAGE);
});

it("an account that is not on the list is known by its number", () => {
  expect(currentContextOf(aSession({ currentContext: "7", contexts: [] }))).toEqual({ id: "7", name: "7" });
});
