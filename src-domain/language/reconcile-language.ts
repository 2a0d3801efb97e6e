import type { Language } from "./language.ts";

/** Languages of this device, of the login and of the operator. */
export interface LanguageChoices {
  /** Choice of this device; `undefined` without one. */
  readonly choice: Language | undefined;
  /** True if the choice of this device is known to have been saved for the login, or comes from it. */
  readonly isSaved: boolean;
  /** Language of the login as the provider has just returned it; `undefined` if it is unknown. */
  readonly ofLogin: Language | undefined;
  /** Languages that the operator offers. */
  readonly offered: readonly Language[];
}

/** Step that makes both equal: show the language of the login, save that of the device, or note that it is saved. */
export type LanguageStep =
  | { readonly kind: "nothing" }
  | { readonly kind: "show" | "save" | "mark-saved"; readonly language: Language };

/**
 * Decides which language wins (I18N-20): a choice of this device that was not saved yet, otherwise that of the login.
 * Each choice is saved once, when the customer has made it, so that two devices never overwrite each other by turns.
 */
export function reconcileLanguage({ choice, isSaved, ofLogin, offered }: LanguageChoices): LanguageStep {
  if (choice !== undefined && !isSaved) return { kind: choice === ofLogin ? "mark-saved" : "save", language: choice };
  if (ofLogin === undefined || ofLogin === choice || !offered.includes(ofLogin)) return { kind: "nothing" };
  return { kind: "show", language: ofLogin };
}
