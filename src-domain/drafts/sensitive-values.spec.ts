import { expect, it } from "vitest";
import { withoutSensitiveValues } from "./sensitive-values.ts";

it.each([
  ["a PESEL", { text: "Mój PESEL to 44051401359, proszę o odpowiedź." }],
  ["a PESEL with blanks", { text: "440514 01359" }],
  ["a PESEL after a number", { text: "Mieszkam przy Długiej 5 44051401359" }],
  ["a PESEL before a number", { text: "44051401359 2" }],
  ["a Polish bank account", { text: "Zwrot na 61 1090 1014 0000 0712 1981 2874." }],
  ["a bank account with hyphens", { text: "61-1090-1014-0000-0712-1981-2874" }],
  ["a payment card", { text: "4111 1111 1111 1111" }],
  ["a short account in its field", { account: "123456789" }],
  ["a PESEL among choices", { options: ["a", "44051401359"] }],
])("(part of SEC-04) leaves %s out of a draft", (_, values) => {
  expect(withoutSensitiveValues({ ...values, agreed: true })).toEqual({ agreed: true });
});

it.each([
  ["a phone with its country", { phone: "+48 601 234 567" }],
  ["eleven digits that are no PESEL", { text: "44051401358" }],
  ["twelve digits without a PESEL", { text: "5 44051401358" }],
  ["an invoice number", { text: "FV/4127830/11/26 z 16-11-2026" }],
  ["a customer number and an amount", { text: "4127830, 1 187,43 zł" }],
  ["two phones", { text: "601234567, 602000000" }],
])("keeps %s in a draft", (_, values) => {
  expect(withoutSensitiveValues(values)).toEqual(values);
});
