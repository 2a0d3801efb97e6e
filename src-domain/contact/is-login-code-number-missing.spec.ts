import { describe, expect, it } from "vitest";
import type { ContactField } from "./contact-form-state.ts";
import { isLoginCodeNumberMissing } from "./is-login-code-number-missing.ts";

const field = (initial: string, value = initial): ContactField => ({
  initial,
  value,
  code: { kind: "none" },
  requestedAt: undefined,
  earlier: [],
});

const formOf = (first: ContactField, second = field(""), others: readonly string[] = []) => ({
  fields: {
    mobilePhone1: first,
    mobilePhone2: second,
    linePhone1: field("583012247", ""),
    linePhone2: field(""),
    mainEmail: field("anna@poczta.pl", ""),
    documentSendEmail: field(""),
  },
  others: { mobilePhones: others, linePhones: [] },
});

describe("isLoginCodeNumberMissing", () => {
  it.each([
    ["a number that changed", formOf(field("601234214", "601234999")), true],
    ["a number that was removed", formOf(field("601234214", "")), true],
    ["a change of another number", formOf(field("601234567", "601234999")), true],
    ["unchanged mobile numbers", formOf(field("601234567")), false],
    [
      "the number that moved to the second field",
      formOf(field("601234214", "601234999"), field("", "601234214")),
      false,
    ],
    ["the number that is the new one", formOf(field("601234999", "601234214")), false],
    ["the number without a field", formOf(field("601234999", ""), field(""), ["601234214"]), false],
  ])("(part of ACC-60) finds whether login codes go to another number for %s", (_, form, expected) => {
    expect(isLoginCodeNumberMissing(form, "••• ••• 214")).toBe(expected);
  });

  it("(part of ACC-60) assumes another number after a change when that of the codes is unknown", () => {
    expect(isLoginCodeNumberMissing(formOf(field("601234214", "601234999")), undefined)).toBe(true);
    expect(isLoginCodeNumberMissing(formOf(field("601234214")), undefined)).toBe(false);
  });
});
