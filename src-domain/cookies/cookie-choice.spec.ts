import { expect, it } from "vitest";
import { parseCookieChoice } from "./cookie-choice.ts";

it("parses only the two offered cookie choices (part of NAV-15)", () => {
  expect(["all", "necessary", "", "ALL", "none", undefined].map(parseCookieChoice)).toEqual([
    "all",
    "necessary",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
