import { isPermissionDemanded } from "../validation/index.ts";
import type { Agreement, Consent } from "./consent.ts";
import type { ConsentChoices } from "./consents.port.ts";

/** Contact data that consents may require. */
export interface ConsentContacts {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail: string | undefined;
}

/** Unsaved choices of the customer: the new value by the id of the consent. */
export type ConsentSelection = ReadonlyMap<string, boolean>;

const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== "";

/** Returns true if the contact data meets the requirement of the consent (CONSENT-02). */
export function isReachable(
  { settingRequirements }: Pick<Consent, "settingRequirements">,
  contacts: ConsentContacts,
): boolean {
  switch (settingRequirements) {
    case undefined:
      return true;
    case "EMAIL":
      return isFilled(contacts.mainEmail);
    case "PHONE":
      return hasPhone(contacts);
    case "EMAIL_OR_PHONE":
      return isFilled(contacts.mainEmail) || hasPhone(contacts);
  }
}

const hasPhone = ({ mobilePhones, linePhones }: ConsentContacts): boolean =>
  [...mobilePhones, ...linePhones].some(isFilled);

/** Returns the value of the consent with the customer's choice applied. */
export function selectedValue({ consentId, currentValue }: Consent, selection: ConsentSelection): boolean {
  return selection.get(consentId) ?? currentValue;
}

/** Adds a choice to the selection, or removes it if it equals the saved value. */
export function selectConsent(selection: ConsentSelection, consent: Consent, given: boolean): ConsentSelection {
  const next = new Map(selection);
  if (given === consent.currentValue) next.delete(consent.consentId);
  else next.set(consent.consentId, given);
  return next;
}

/** Keeps the choices that still differ from the saved consents. Drops those of removed consents. */
export function unsavedSelection(selection: ConsentSelection, consents: readonly Consent[]): ConsentSelection {
  return new Map(
    consents.flatMap(({ consentId, currentValue }): [string, boolean][] => {
      const selected = selection.get(consentId);
      return selected === undefined || selected === currentValue ? [] : [[consentId, selected]];
    }),
  );
}

/** Returns the changes to save, in the order of the consents; unchanged consents are left out (CONSENT-01). */
export function consentChoicesOf(consents: readonly Consent[], selection: ConsentSelection): ConsentChoices {
  const open = unsavedSelection(selection, consents);
  const idsOf = (value: boolean): readonly string[] =>
    consents.flatMap(({ consentId }) => (open.get(consentId) === value ? [consentId] : []));
  return { given: idsOf(true), withdrawn: idsOf(false) };
}

/** Reason why the consents cannot be saved. */
export type ConsentViolation =
  /** Another consent is given while a required one still lacks (CONSENT-03). */
  | { readonly kind: "required"; readonly consentId: string }
  /** A newly given consent needs contact data that is missing (CONSENT-02). */
  | { readonly kind: "contact"; readonly consentId: string };

/** Returns true for a required consent that the selection demands, because it gives another one (CONSENT-03). */
export function isDemanded({ consentId, required, currentValue }: Agreement, selection: ConsentSelection): boolean {
  const isGiven = selection.get(consentId) ?? currentValue;
  return isPermissionDemanded({ required, wasGiven: currentValue, isGiven }, [...selection.values()].includes(true));
}

/**
 * Returns the violations of the selection, in the order of the consents. Only newly given consents need contact data,
 * so that a customer can always withdraw another one. With unknown contact data the server decides.
 */
export function consentViolations(
  consents: readonly Agreement[],
  selection: ConsentSelection,
  contacts: ConsentContacts | undefined,
): readonly ConsentViolation[] {
  return consents.flatMap((consent): ConsentViolation[] => {
    const { consentId } = consent;
    if (isDemanded(consent, selection)) return [{ kind: "required", consentId }];
    const isNew = selection.get(consentId) === true && !consent.currentValue;
    return isNew && contacts !== undefined && !isReachable(consent, contacts) ? [{ kind: "contact", consentId }] : [];
  });
}

/** Returns true if the server has applied the choices. A withdrawn consent may be missing. */
export function areChoicesApplied(consents: readonly Consent[], { given, withdrawn }: ConsentChoices): boolean {
  const isGiven = (id: string): boolean =>
    consents.some(({ consentId, currentValue }) => consentId === id && currentValue);
  return given.every(isGiven) && !withdrawn.some(isGiven);
}

/** Serializes the selection for a draft; `parseSelection` reads it. */
export function serializeSelection(selection: ConsentSelection): readonly string[] {
  return [...selection].map(([id, given]) => `${given ? "+" : "-"}${id}`);
}

/** Parses the texts of `serializeSelection`; skips others. */
export function parseSelection(texts: readonly string[]): ConsentSelection {
  return new Map(
    texts.flatMap((text): [string, boolean][] =>
      /^[+-]./su.test(text) ? [[text.slice(1), text.startsWith("+")]] : [],
    ),
  );
}
