import type { ConsentSeed, ContactSeed, CustomerSeed, OnboardingSeed } from "./seed.ts";

/** The marketing permissions of the contact form. */
export function marketingPermissions(email: boolean, phone: boolean): ContactSeed["marketingPermissions"] {
  return [{ type: "EMAIL", required: false, state: email }, { type: "PHONE", required: false, state: phone }];
}

/** The consents that every customer is asked for, and which of them are given. */
export function consentsGiven(given: ReadonlySet<string>): readonly ConsentSeed[] {
  const all: readonly Omit<ConsentSeed, "currentValue">[] = [
    { consentId: "MARKETING_EMAIL", consentName: "E-maile z ofertami", descriptionTitle: "Oferty Wiązki na adres e-mail, który jest w twoich danych kontaktowych.", settingRequirements: "EMAIL" },
    { consentId: "MARKETING_PHONE", consentName: "Telefony i SMS-y z ofertami", descriptionTitle: "Zadzwonimy lub napiszemy, od poniedziałku do piątku.", settingRequirements: "EMAIL_OR_PHONE" },
    { consentId: "SURVEYS", consentName: "Badania zadowolenia", descriptionTitle: "Najwyżej dwa krótkie pytania w roku." },
    { consentId: "PROFILING", consentName: "Oferty dopasowane do ciebie", descriptionTitle: "Weźmiemy pod uwagę usługi, rachunki i historię kontaktu. Bez tej zgody oferty będą ogólne." },
    { consentId: "PARTNERS", consentName: "Przekazanie danych partnerom Wiązki", descriptionTitle: "Lista partnerów: 4 firmy ubezpieczeniowe i energetyczne." },
    { consentId: "E_INVOICE", consentName: "Faktury tylko w wersji elektronicznej", descriptionTitle: "Powiadomimy cię o każdej nowej fakturze.", settingRequirements: "EMAIL" },
  ];
  return all.map((consent) => ({ ...consent, currentValue: given.has(consent.consentId) }));
}

const TASKS = ["mobileAppDownload", "personalDataConfirm", "mobileAppEvaluate", "eInvoiceActivate", "setTheme", "setCustomLogin"];

/** The six onboarding flags, those named set until `until`. */
export function onboarding(done: readonly string[], until?: string): readonly OnboardingSeed[] {
  return TASKS.map((eventName) => {
    const eventSet = done.includes(eventName);
    return eventSet && until !== undefined ? { eventName, eventSet, expirationDate: until } : { eventName, eventSet };
  });
}

/** A customer with nothing but a name to come. */
export const NOTHING_YET: Omit<CustomerSeed, "client"> = {
  addresses: [], products: [], contact: { mobilePhones: [], linePhones: [], marketingPermissions: marketingPermissions(false, false) },
  consents: consentsGiven(new Set()), entries: [], messages: [], outages: [], offers: [], onboarding: onboarding([]),
};
