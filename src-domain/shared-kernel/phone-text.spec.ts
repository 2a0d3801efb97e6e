import { expect, it } from "vitest";
import { dialledNumberText, phoneText } from "./phone-text.ts";

it.each([
  ["601234567", "601 234 567"],
  ["583012247", "58 301 22 47"],
  ["221234", "221 234"],
])("(part of FIN-13) formats the digits %s of a phone number as %s", (digits, text) => {
  expect(phoneText(digits).replaceAll("\u00a0", " ")).toBe(text);
});

it.each([
  ["583012247", "58 301 22 47"],
  ["601234567", "601 234 567"],
  ["0049301234567", "+49 30 123 45 67"],
  ["+49301234567", "+49 30 123 45 67"],
  ["0048583012247", "58 301 22 47"],
  ["+48601234567", "601 234 567"],
  ["0012125550123", "+1 212 555 0123"],
  ["00380441234567", "+380 44 123 45 67"],
  ["0037060012345", "+370 600 123 45"],
  ["00431234567", "+43 123 4567"],
  ["19115", "19115"],
  ["+48601", "+48601"],
  ["6012345678", "6012345678"],
  ["0049", "0049"],
  ["Poczta", "Poczta"],
  ["=SUM(A1)", "=SUM(A1)"],
])("(part of FIN-13) formats the dialled number %s as %s", (number, text) => {
  expect(dialledNumberText(number).replaceAll("\u00a0", " ")).toBe(text);
});
