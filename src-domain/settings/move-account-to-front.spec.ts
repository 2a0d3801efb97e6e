import fc from "fast-check";
import { expect, it } from "vitest";
import { moveAccountToFront } from "./move-account-to-front.ts";

const ACCOUNTS = ["1", "2", "3"].map((id) => ({ id }));

it("(part of SET-04) moves one account to the front and keeps the order of the others", () => {
  expect(moveAccountToFront(ACCOUNTS, "3").map(({ id }) => id)).toEqual(["3", "1", "2"]);
  expect(moveAccountToFront(ACCOUNTS, "1")).toBe(ACCOUNTS);
  expect(moveAccountToFront(ACCOUNTS, "9")).toBe(ACCOUNTS);
});

it("(part of SET-04) keeps each account exactly once, for any choice", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 8 }), fc.nat(8), (ids, at) => {
      const accounts = ids.map((id) => ({ id }));
      const after = moveAccountToFront(accounts, ids[at] ?? "none").map(({ id }) => id);
      expect(after.toSorted()).toEqual(ids.toSorted());
      if (ids[at] !== undefined) expect(after[0]).toBe(ids[at]);
    }),
  );
});
