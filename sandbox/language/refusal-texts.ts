import type { SandboxLanguage } from "./sandbox-language.ts";

/** Reasons of refusals that the portal shows as they arrive (`errorMessage`). */
export type RefusalReason = "decoderSilent" | "decoderUnknown" | "eInvoiceOn" | "emailNeeded";

/** Reasons of refusals in the language of the page (I18N-21). */
export const REFUSAL_TEXTS: Readonly<Record<SandboxLanguage, Readonly<Record<RefusalReason, string>>>> = {
  pl: {
    decoderSilent: "Dekoder nie odpowiada. Włącz go, poczekaj, aż pojawi się obraz, i ustaw PIN jeszcze raz.",
    decoderUnknown: "Nie znamy takiego dekodera na twoim koncie.",
    eInvoiceOn: "E-faktura jest już włączona.",
    emailNeeded: "Do e-faktury potrzebny jest adres e-mail.",
  },
  uk: {
    decoderSilent: "ТВ-приставка не відповідає. Увімкніть її, дочекайтеся зображення та встановіть PIN-код ще раз.",
    decoderUnknown: "У вашому обліковому записі немає такої ТВ-приставки.",
    eInvoiceOn: "Електронний рахунок уже увімкнено.",
    emailNeeded: "Для електронного рахунка потрібна адреса електронної пошти.",
  },
  en: {
    decoderSilent: "The set-top box isn’t responding. Turn it on, wait for a picture and set the PIN again.",
    decoderUnknown: "There’s no such set-top box on your account.",
    eInvoiceOn: "E-invoices are already turned on.",
    emailNeeded: "E-invoices need an email address.",
  },
};
