import { describe, expect, it } from "vitest";
import { onboardingFacts } from "#test/mothers/index.ts";
import { onboardingFactsOf, type LoadedData, type OnboardingCustomer } from "./onboarding-facts.ts";

const DEVICE = { isThemeChosen: false };
const PENDING = { status: "pending" } as const;
const FAILED = { status: "unavailable" } as const;
const CONTACT = { status: "known", value: { hasEInvoiceAddress: true } } as const;

function customer(clientCustomLogin?: string): LoadedData<OnboardingCustomer> & { readonly status: "known" } {
  const { shows, contactDataEditable, isEInvoiceOffered, isInDebt } = onboardingFacts();
  return { status: "known", value: { shows, contactDataEditable, isEInvoiceOffered, isInDebt, clientCustomLogin } };
}

describe("facts that decide onboarding tasks", () => {
  it("(part of SET-05) combines customer, contact and device data once all are known", () => {
    expect(onboardingFactsOf(customer(), CONTACT, DEVICE)).toEqual({ status: "known", value: onboardingFacts() });
    expect(
      onboardingFactsOf(
        customer("malgosia.b"),
        { status: "known", value: { hasEInvoiceAddress: false } },
        { isThemeChosen: true },
      ),
    ).toEqual({
      status: "known",
      value: onboardingFacts({ hasOwnLogin: true, hasEInvoiceAddress: false, isThemeChosen: true }),
    });
  });

  it("(part of SET-05) does not count an empty custom login as an own login", () => {
    expect(onboardingFactsOf(customer(""), CONTACT, DEVICE)).toMatchObject({ value: { hasOwnLogin: false } });
  });

  it.each([
    { client: PENDING, contact: PENDING, expected: "pending" },
    { client: PENDING, contact: CONTACT, expected: "pending" },
    { client: customer(), contact: PENDING, expected: "pending" },
    { client: FAILED, contact: PENDING, expected: "pending" },
    { client: PENDING, contact: FAILED, expected: "pending" },
    { client: FAILED, contact: CONTACT, expected: "unavailable" },
    { client: customer(), contact: FAILED, expected: "unavailable" },
    { client: FAILED, contact: FAILED, expected: "unavailable" },
  ])(
    "reports $expected facts for $client.status client and $contact.status contact data",
    ({ client, contact, expected }) => {
      expect(onboardingFactsOf(client, contact, DEVICE)).toEqual({ status: expected });
    },
  );
});
