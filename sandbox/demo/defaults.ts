import { addToMonth, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { ConsentSeed, OnboardingSeed } from "./client-seed.ts";
import type { ProductSeed } from "./product-seed.ts";
import type { CustomerSeed } from "./seed.ts";

/** Adds the contract that covers these services, signed some months ago. */
export function underContract(
  contractNumber: string,
  { today, monthsAgo }: { readonly today: IsoDay; readonly monthsAgo: number },
  products: readonly ProductSeed[],
): readonly ProductSeed[] {
  const contractStart: IsoDay = `${addToMonth(today.slice(0, 7), -monthsAgo)}-01`;
  return products.map((product) => ({ contractNumber, contractStart, ...product }));
}

type Changes = Readonly<Record<string, NonNullable<ConsentSeed["changed"]>>>;

/** Returns the consents of every customer; `given` are given, `changes` hold the last decisions. */
export function consentsGiven(given: ReadonlySet<string>, changes: Changes = {}): readonly ConsentSeed[] {
  return CONSENTS.map((consent) => {
    const changed = changes[consent.consentId];
    return { ...consent, currentValue: given.has(consent.consentId), ...(changed === undefined ? {} : { changed }) };
  });
}

const CONSENTS: readonly Omit<ConsentSeed, "currentValue">[] = [
  {
    consentId: "MARKETING_EMAIL",
    consentName: "E-maile z ofertami",
    descriptionTitle: "Oferty Wiązki na adres e-mail, który jest w twoich danych kontaktowych.",
    settingRequirements: "EMAIL",
    group: "CONTACT",
    description:
      "Najwyżej dwa e-maile w miesiącu: o nowych usługach i rabatach. " +
      "Adresu nie przekażemy nikomu. O fakturach i awariach piszemy także bez tej zgody.",
  },
  {
    consentId: "MARKETING_PHONE",
    consentName: "Telefony i SMS-y z ofertami",
    descriptionTitle: "Zadzwonimy lub napiszemy, od poniedziałku do piątku.",
    settingRequirements: "PHONE",
    group: "CONTACT",
    description: "Dzwonimy między 9:00 a 18:00, nie częściej niż raz w miesiącu.",
  },
  {
    consentId: "SURVEYS",
    consentName: "Badania zadowolenia",
    descriptionTitle: "Najwyżej dwa krótkie pytania w roku.",
    group: "CONTACT",
    description:
      "Pytamy po wizycie technika albo po rozmowie z nami. " +
      "Odpowiedzi łączymy z twoim numerem klienta przez 90 dni, potem zostaje sama ocena.",
  },
  {
    consentId: "PROFILING",
    consentName: "Oferty dopasowane do ciebie",
    descriptionTitle: "Weźmiemy pod uwagę usługi, rachunki i historię kontaktu. Bez tej zgody oferty będą ogólne.",
    group: "DATA",
    description:
      "Program porównuje twoje usługi z tymi, które wybierają klienci o podobnych rachunkach. " +
      "O umowie nigdy nie decyduje. Sprzeciw działa od razu.",
  },
  {
    consentId: "PARTNERS",
    consentName: "Przekazanie danych partnerom Wiązki",
    descriptionTitle: "Lista partnerów: 4 firmy ubezpieczeniowe i energetyczne.",
    group: "DATA",
    description:
      "Partner dostaje imię, nazwisko, adres i telefon, nic więcej. " +
      "Po wycofaniu zgody prosimy go o usunięcie danych w ciągu 30 dni.",
  },
  {
    consentId: "E_INVOICE",
    consentName: "Faktury tylko w wersji elektronicznej",
    descriptionTitle: "Powiadomimy cię o każdej nowej fakturze.",
    settingRequirements: "EMAIL",
    group: "DATA",
    description:
      "Faktura czeka tutaj w dniu wystawienia, a e-mailem przychodzi wiadomość o niej. " +
      "Po wycofaniu zgody wracają faktury na papierze.",
    purpose: "E_INVOICE",
  },
];

/** Consent required for companies to receive contract notices (CONSENT-03). */
export const CONTRACT_NOTICES: ConsentSeed = {
  consentId: "CONTRACT_NOTICES",
  consentName: "Wiadomości o umowie e-mailem",
  descriptionTitle: "Zmiany cennika, regulaminu i terminów prac na łączu.",
  settingRequirements: "EMAIL",
  group: "CONTACT",
  description: "Umowa dla firm przewiduje zawiadomienia e-mailem. Bez tej zgody nie udzielisz żadnej innej.",
  required: true,
  currentValue: false,
};

const TASKS = [
  "mobileAppDownload",
  "personalDataConfirm",
  "mobileAppEvaluate",
  "eInvoiceActivate",
  "setTheme",
  "setCustomLogin",
];

/** Returns the six onboarding tasks; those in `done` are set until `until`. */
export function onboarding(done: readonly string[], until?: string): readonly OnboardingSeed[] {
  return TASKS.map((eventName) => {
    const eventSet = done.includes(eventName);
    return eventSet && until !== undefined ? { eventName, eventSet, expirationDate: until } : { eventName, eventSet };
  });
}

/** Customer data without any entries; `client` is added by the caller. */
export const EMPTY_CUSTOMER: Omit<CustomerSeed, "client"> = {
  addresses: [],
  products: [],
  contact: { mobilePhones: [], linePhones: [] },
  consents: consentsGiven(new Set()),
  entries: [],
  messages: [],
  outages: [],
  offers: [],
  onboarding: onboarding([]),
};
