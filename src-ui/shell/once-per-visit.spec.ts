import { expect, it } from "vitest";
import { OncePerVisit } from "./once-per-visit.ts";

it("allows an action once per visit, and again in another visit", () => {
  const once = new OncePerVisit();
  expect(["s-1", "s-1", "s-2", "s-2", "s-1"].map((visit) => once.claim(visit))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});
