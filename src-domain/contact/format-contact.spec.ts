import { expect, it } from "vitest";
import { formatContact, maskContact } from "./format-contact.ts";

it.each([
  ["mobile", "601234567", "601 234 567", "601-234-567"],
  ["line", "583012247", "58 301 22 47", "58 301-22-47"],
  ["email", "601234567", "601234567", "601234567"],
  ["mobile", "+49601234567", "+49601234567", "+49601234567"],
  ["mobile", "6012345678", "6012345678", "6012345678"],
  ["line", "5830122", "5830122", "5830122"],
  ["line", "+48583012247", "+48583012247", "+48583012247"],
  ["line", "5830122471", "5830122471", "5830122471"],
  ["mobile", "", "", ""],
] as const)("formats the %s contact %s for display as %s and for input as %s", (kind, value, read, typed) => {
  expect([formatContact(kind, value), maskContact(kind, value)]).toEqual([read, typed]);
});
