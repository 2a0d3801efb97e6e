import type { Agreement, Consent } from "./consent.ts";
import type { ConsentChoices } from "./consents.port.ts";

/** How the customer can be reached, as far as consents ask. */
export interface ConsentContacts {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail: string | undefined;
}

/** What the customer wants changed: the wished value by the id of the consent. */
export type ConsentSelection = ReadonlyMap<string, boolean>;

const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== "";

/** Whether the customer can be reached as the consent asks (CONSENT-02). */
export function isReachable(
  { settingRequirements }: Pick<Consent, "settingRequirements">,
  contacts: ConsentContacts,
): boolean {
  switch (settingRequirements) {
    case undefined:
      return true;
    case "EMAIL":
      return isFilled(contacts.mainEmail);
    case "EMAIL_OR_PHONE":
      return isFilled(contacts.mainEmail) || [...contacts.mobilePhones, ...contacts.linePhones].some(isFilled);
  }
}

/** The consent as the customer wants it. */
export function selectedValue({ consentId, currentValue }: Consent, selection: ConsentSelection): boolean {
  return selection.get(consentId) ?? currentValue;
}

/** The wishes with one more; what is wished for and so already is no wish. */
export function selectConsent(selection: ConsentSelection, consent: Consent, given: boolean): ConsentSelection {
  const next = new Map(selection);
  if (given === consent.currentValue) next.delete(consent.consentId);
  else next.set(consent.consentId, given);
  return next;
}

/**
 * The wishes that are still wishes beside these consents: what has become so elsewhere, or is not there any more, goes.
 */
export function unsavedSelection(selection: ConsentSelection, consents: readonly Consent[]): ConsentSelection {
  return new Map(
    consents.flatMap(({ consentId, currentValue }): [string, boolean][] => {
      const selected = selection.get(consentId);
      return selected === undefined || selected === currentValue ? [] : [[consentId, selected]];
    }),
  );
}

/** What is to be saved: what is wished for, in the order of the consents, and nothing else (CONSENT-01). */
export function consentChoicesOf(consents: readonly Consent[], selection: ConsentSelection): ConsentChoices {
  const open = unsavedSelection(selection, consents);
  const idsOf = (value: boolean): readonly string[] =>
    consents.flatMap(({ consentId }) => (open.get(consentId) === value ? [consentId] : []));
  return { given: idsOf(true), withdrawn: idsOf(false) };
}

/** Why nothing can be saved now. */
export type ConsentFault =
  /** A required consent is not given (CONSENT-03). */
  | { readonly kind: "required"; readonly consentId: string }
  /** A consent that is about to be given needs contact data that is missing (CONSENT-02). */
  | { readonly kind: "contact"; readonly consentId: string };

/**
 * What keeps the consents from being saved, in their order. Only what is about to be given needs contact data: nobody
 * is kept from
 * withdrawing one consent by another. Contact data that are not known are no fault: the provider decides.
 */
export function consentFaults(
  consents: readonly Agreement[],
  selection: ConsentSelection,
  contacts: ConsentContacts | undefined,
): readonly ConsentFault[] {
  return consents.flatMap((consent): ConsentFault[] => {
    const { consentId } = consent;
    if (consent.required && !selectedValue(consent, selection)) return [{ kind: "required", consentId }];
    const isNew = selection.get(consentId) === true && !consent.currentValue;
    return isNew && contacts !== undefined && !isReachable(consent, contacts) ? [{ kind: "contact", consentId }] : [];
  });
}

/**
 * Whether the provider has these choices: all that was to be given is, and all that was to be withdrawn is or is not
 * there any more.
 */
export function areChoicesApplied(consents: readonly Consent[], { given, withdrawn }: ConsentChoices): boolean {
  const isGiven = (id: string): boolean =>
    consents.some(({ consentId, currentValue }) => consentId === id && currentValue);
  return given.every(isGiven) && !withdrawn.some(isGiven);
}

/** Wishes as texts, for a form that waits; `parseSelection` reads them. */
export function serializeSelection(selection: ConsentSelection): readonly string[] {
  return [...selection].map(([id, given]) => `${given ? "+" : "-"}${id}`);
}

/** Wishes out of the texts of `serializeSelection`; what is no such text is none. */
export function parseSelection(texts: readonly string[]): ConsentSelection {
  return new Map(
    texts.flatMap((text): [string, boolean][] =>
      /^[+-]./su.test(text) ? [[text.slice(1), text.startsWith("+")]] : [],
    ),
  );
}
