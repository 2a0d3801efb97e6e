import type { Agreement, Consent } from "./consent.ts";
import type { ConsentChoices } from "./consents.port.ts";

/** How the customer can be reached, as far as consents ask. */
export interface Reach {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail: string | undefined;
}

/** What the customer wants changed: the wished value by the id of the consent. */
export type Wishes = ReadonlyMap<string, boolean>;

const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== "";

/** Whether the customer can be reached as the consent asks (CONSENT-02). */
export function isReached({ settingRequirements }: Pick<Consent, "settingRequirements">, reach: Reach): boolean {
  switch (settingRequirements) {
    case undefined:
      return true;
    case "EMAIL":
      return isFilled(reach.mainEmail);
    case "EMAIL_OR_PHONE":
      return isFilled(reach.mainEmail) || [...reach.mobilePhones, ...reach.linePhones].some(isFilled);
  }
}

/** The consent as the customer wants it. */
export function wishedValue({ consentId, currentValue }: Consent, wishes: Wishes): boolean {
  return wishes.get(consentId) ?? currentValue;
}

/** The wishes with one more; what is wished for and so already is no wish. */
export function withWish(wishes: Wishes, consent: Consent, given: boolean): Wishes {
  const next = new Map(wishes);
  if (given === consent.currentValue) next.delete(consent.consentId);
  else next.set(consent.consentId, given);
  return next;
}

/**
 * The wishes that are still wishes beside these consents: what has become so elsewhere, or is not there any more, goes.
 */
export function openWishes(wishes: Wishes, consents: readonly Consent[]): Wishes {
  return new Map(
    consents.flatMap(({ consentId, currentValue }): [string, boolean][] => {
      const wish = wishes.get(consentId);
      return wish === undefined || wish === currentValue ? [] : [[consentId, wish]];
    }),
  );
}

/** What is to be saved: what is wished for, in the order of the consents, and nothing else (CONSENT-01). */
export function choicesOf(consents: readonly Consent[], wishes: Wishes): ConsentChoices {
  const open = openWishes(wishes, consents);
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
  wishes: Wishes,
  reach: Reach | undefined,
): readonly ConsentFault[] {
  return consents.flatMap((consent): ConsentFault[] => {
    const { consentId } = consent;
    if (consent.required && !wishedValue(consent, wishes)) return [{ kind: "required", consentId }];
    const isNew = wishes.get(consentId) === true && !consent.currentValue;
    return isNew && reach !== undefined && !isReached(consent, reach) ? [{ kind: "contact", consentId }] : [];
  });
}

/**
 * Whether the provider has these choices: all that was to be given is, and all that was to be withdrawn is or is not
 * there any more.
 */
export function areTaken(consents: readonly Consent[], { given, withdrawn }: ConsentChoices): boolean {
  const isGiven = (id: string): boolean =>
    consents.some(({ consentId, currentValue }) => consentId === id && currentValue);
  return given.every(isGiven) && !withdrawn.some(isGiven);
}

/** Wishes as texts, for a form that waits; `wishesFrom` reads them. */
export function wishTexts(wishes: Wishes): readonly string[] {
  return [...wishes].map(([id, given]) => `${given ? "+" : "-"}${id}`);
}

/** Wishes out of the texts of `wishTexts`; what is no such text is none. */
export function wishesFrom(texts: readonly string[]): Wishes {
  return new Map(
    texts.flatMap((text): [string, boolean][] =>
      /^[+-]./su.test(text) ? [[text.slice(1), text.startsWith("+")]] : [],
    ),
  );
}
