import fc from "fast-check";
import { expect, it } from "vitest";
import { openingWith } from "./client-accounts.ts";

const ACCOUNTS = ["1", "2", "3"].map((id) => ({ id }));

it("(part of SET-04) one account comes to the front, the others stay as they were", () => {
  expect(openingWith(ACCOUNTS, "3").map(({ id }) => id)).toEqual(["3", "1", "2"]);
  expect(openingWith(ACCOUNTS, "1")).toBe(ACCOUNTS);
  expect(openingWith(ACCOUNTS, "9")).toBe(ACCOUNTS);
});

it("(part of SET-04) none is lost or there twice, whatever is chosen", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 8 }), fc.nat(8), (ids, at) => {
      const accounts = ids.map((id) => ({ id }));
      const after = openingWith(accounts, ids[at] ?? "none").map(({ id }) => id);
      expect(after.toSorted()).toEqual(ids.toSorted());
      if (ids[at] !== undefined) expect(after[0]).toBe(ids[at]);
    }),
  );
});
