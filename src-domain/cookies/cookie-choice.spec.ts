import { expect, it } from "vitest";
import { parseCookieChoice } from "./cookie-choice.ts";

it("is only ever one of the two that are offered (part of NAV-15)", () => {
  expect(["all", "necessary", "", "ALL", "none", undefined].map(parseCookieChoice)).toEqual([
    "all",
    "necessary",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
