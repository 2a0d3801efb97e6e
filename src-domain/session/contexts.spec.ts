import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#test/models/any-character.ts";
import { aSession } from "#test/mothers/index.ts";
import { findContext, currentContextOf, withContext } from "./contexts.ts";

const FLAT = { id: "5600321", name: "Katarzyna Lis, mieszkanie" };
const COTTAGE = { id: "5600322", name: "Katarzyna Lis, domek w Chmielnie" };
const TWIN = { id: "5600323", name: "Biuro" };
const OTHER_TWIN = { id: "5600324", name: "biuro" };
const NUMBERED = { id: "5600325", name: "5600322" };
const session = aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE, TWIN, OTHER_TWIN] });

describe("which account a link means", () => {
  it.each([
    ["the one that is open, by its number", FLAT.id, { kind: "same", context: FLAT }],
    ["another one, by its number", COTTAGE.id, { kind: "other", context: COTTAGE }],
    ["a number with blanks around it", ` ${COTTAGE.id} `, { kind: "other", context: COTTAGE }],
    ["the one that is open, by name", FLAT.name, { kind: "same", context: FLAT }],
    ["another one, by name", COTTAGE.name, { kind: "other", context: COTTAGE }],
    [
      "one whose name is written in another way",
      "  katarzyna lis, DOMEK w Chmielnie ",
      { kind: "other", context: COTTAGE },
    ],
    ["one of two of the same name", "Biuro", { kind: "unknown" }],
    ["one of two of the same name, by its number", OTHER_TWIN.id, { kind: "other", context: OTHER_TWIN }],
    ["nobody's, by its number", "4127830", { kind: "unknown" }],
    ["nobody's, by name", "Katarzyna", { kind: "unknown" }],
    ["a part of a number", "560032", { kind: "unknown" }],
    ["nothing", "", { kind: "unknown" }],
  ] as const)("(part of ROUTE-08) %s", (_name, idOrName, found) => {
    expect(findContext(session, idOrName)).toEqual(found);
  });

  it("(part of ROUTE-08) neither of two, where the number of one is the name of another", () => {
    const both = aSession({ currentContext: FLAT.id, contexts: [FLAT, COTTAGE, NUMBERED] });
    expect(findContext(both, COTTAGE.id)).toEqual({ kind: "unknown" });
    expect(findContext(both, COTTAGE.name)).toEqual({ kind: "other", context: COTTAGE });
    expect(findContext(both, NUMBERED.id)).toEqual({ kind: "other", context: NUMBERED });
  });

  it("(part of ROUTE-08) one that the provider lists by its number alone", () => {
    const nameless = { id: "7", name: "7" };
    expect(findContext(aSession({ contexts: [nameless] }), "7")).toEqual({ kind: "other", context: nameless });
  });

  it("takes letters that were taken apart for what they are", () => {
    const lodz = { id: "1", name: "Łódź, świetlica" };
    expect(findContext(aSession({ contexts: [lodz] }), lodz.name.normalize("NFD"))).toEqual({
      kind: "other",
      context: lodz,
    });
  });

  it("(part of ROUTE-08) is only ever one of the customer's own, whatever a link says", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCharacter }),
          fc.constantFrom(...session.contexts.flatMap(({ id, name }) => [id, name])),
        ),
        (idOrName) => {
          const found = findContext(session, idOrName);
          if (found.kind !== "unknown") expect(session.contexts).toContain(found.context);
        },
      ),
    );
  });
});

it("(part of SESS-11) replaces all that belongs to the account, and nothing else of the session", () => {
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
  expect(withContext(before, roles)).toEqual({ ...before, ...roles });
  expect(currentContextOf(withContext(before, roles))).toEqual(COTTAGE);
});

it("an account that is not on the list is known by its number", () => {
  expect(currentContextOf(aSession({ currentContext: "7", contexts: [] }))).toEqual({ id: "7", name: "7" });
});
