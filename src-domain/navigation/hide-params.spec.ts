import { expect, it } from "vitest";
import { hideParams } from "./hide-params.ts";

it.each([
  ["No routes matched /loginToken/abc123/invoice", "No routes matched /loginToken/…"],
  ["https://portal.example/messages/77 failed", "https://portal.example/messages/… failed"],
  ["/assets/home-Ab3dEf12.js failed", "/assets/home-Ab3dEf12.js failed"],
  ["/loginToken?t=abc failed", "/loginToken?t=abc failed"],
  ["at /messages/77, then /index", "at /messages/…, then /index"],
])("(part of HTTP-04) masks params of the portal's addresses in %s", (text, expected) =>
  expect(hideParams(text)).toBe(expected),
);
