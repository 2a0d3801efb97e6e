import { expect, it } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

it.each([
  ["anna@gmial.com", "anna@gmail.com"],
  [" anna@GMAIL.CON ", "anna@gmail.com"],
  ["anna@gmail.co", "anna@gmail.com"],
  ["anna.k@gmaill.com", "anna.k@gmail.com"],
  ["anna@wp.p", "anna@wp.pl"],
  ["anna@wp.lp", "anna@wp.pl"],
  ["anna@wp.pk", "anna@wp.pl"],
  ["anna@interja.pl", "anna@interia.pl"],
  ['"a@b"@onte.pl', '"a@b"@onet.pl'],
])("(part of VAL-17) finds the typo of %s", (typed, expected) => {
  expect(suggestEmail(typed)).toBe(expected);
});

it.each([
  "anna@gmail.com",
  "anna@WP.pl",
  "anna@np.pl",
  "anna@poczta.example",
  "anna@",
  "@gmial.com",
  "anna",
  "",
  "a@x",
])("(part of VAL-17) suggests no other address for %o", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
