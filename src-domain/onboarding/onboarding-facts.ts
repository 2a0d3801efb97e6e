import type { ShownContactData } from "./data-update.ts";

/** Facts about a customer that decide which tasks are done without a flag, and which cannot be done (SET-05). */
export interface OnboardingFacts {
  readonly shows: ShownContactData;
  readonly contactDataEditable: boolean;
  /** True if the customer has replaced the login that the operator assigned. */
  readonly hasOwnLogin: boolean;
  /** True if the server offers the activation of e-invoices (EINV-05). */
  readonly isEInvoiceOffered: boolean;
  /** True if a valid address for notices of e-invoices is on file (EINV-01). */
  readonly hasEInvoiceAddress: boolean;
  /** True if a theme was chosen on this device, instead of following the device. */
  readonly isThemeChosen: boolean;
  /** True for a customer whose services are limited because of a debt. */
  readonly isInDebt: boolean;
}

/** Data that may still be loading, or that failed to load and has no stale value. */
export type LoadedData<Value> =
  | { readonly status: "pending" }
  | { readonly status: "unavailable" }
  | { readonly status: "known"; readonly value: Value };

/** Customer data that onboarding depends on. */
export interface OnboardingCustomer extends Pick<
  OnboardingFacts,
  "shows" | "contactDataEditable" | "isEInvoiceOffered" | "isInDebt"
> {
  /** Login that the customer chose; `undefined` or empty while the operator's login is used. */
  readonly clientCustomLogin: string | undefined;
}

/**
 * Returns the facts about the customer: pending until client and contact data have loaded or failed, so that no task
 * appears and vanishes again; unavailable if one of them failed.
 */
export function onboardingFactsOf(
  customer: LoadedData<OnboardingCustomer>,
  contact: LoadedData<Pick<OnboardingFacts, "hasEInvoiceAddress">>,
  device: Pick<OnboardingFacts, "isThemeChosen">,
): LoadedData<OnboardingFacts> {
  if (customer.status === "known" && contact.status === "known") {
    const { shows, contactDataEditable, isEInvoiceOffered, isInDebt, clientCustomLogin } = customer.value;
    const hasOwnLogin = clientCustomLogin !== undefined && clientCustomLogin !== "";
    const { isThemeChosen } = device;
    const { hasEInvoiceAddress } = contact.value;
    return {
      status: "known",
      value: {
        shows,
        contactDataEditable,
        hasOwnLogin,
        isEInvoiceOffered,
        hasEInvoiceAddress,
        isThemeChosen,
        isInDebt,
      },
    };
  }
  return { status: [customer, contact].some(({ status }) => status === "pending") ? "pending" : "unavailable" };
}
