import type { Agreement, Consent } from "#domain/consents/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import type { OnboardingFacts, StoredOnboardingFlag } from "#domain/onboarding/index.ts";
import type { RotationBanner, SiteContent } from "#domain/site-content/index.ts";
import { day } from "./calendar.mother.ts";

/** Texts of the operator by key. */
export function siteContent(texts: Readonly<Record<string, string>> = {}): SiteContent {
  return new Map(Object.entries(texts));
}

export function aBanner(changes: Partial<RotationBanner> = {}): RotationBanner {
  return {
    bannerId: "B-1",
    order: 1,
    expirationDate: day("2026-12-31"),
    resourceUrl: "/banners/swiatlowod.webp",
    destinationUrl: undefined,
    alternativeText: "Światłowód na święta",
    ...changes,
  };
}

export function aStoredOnboardingFlag(changes: Partial<StoredOnboardingFlag> = {}): StoredOnboardingFlag {
  return { eventName: "setTheme", eventSet: true, expirationDate: undefined, ...changes };
}

/** Customer for whom every task is open and can be done. */
export function onboardingFacts(changes: Partial<OnboardingFacts> = {}): OnboardingFacts {
  return {
    shows: { email: true, phone: true },
    contactDataEditable: true,
    hasOwnLogin: false,
    isEInvoiceOffered: true,
    hasEInvoiceAddress: true,
    isThemeChosen: false,
    isInDebt: false,
    ...changes,
  };
}

export function aContact(changes: Partial<ContactData> = {}): ContactData {
  return {
    mobilePhones: ["601234567"],
    linePhones: ["583012247"],
    mainEmail: "m.brzezinska@example.pl",
    documentSendEmail: undefined,
    marketingPermissions: [],
    showChat: false,
    address: undefined,
    ...changes,
  };
}

export function aConsent(changes: Partial<Consent> = {}): Consent {
  return {
    consentId: "C-1",
    consentName: "Oferty e-mailem",
    descriptionTitle: undefined,
    settingRequirements: "EMAIL",
    currentValue: false,
    purpose: undefined,
    ...changes,
  };
}

/** Consent that was never given or withdrawn. */
export function anAgreement(changes: Partial<Agreement> = {}): Agreement {
  return { ...aConsent(), group: "contact", meaning: undefined, required: false, lastChange: undefined, ...changes };
}
