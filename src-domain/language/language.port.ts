import type { Language } from "./language.ts";

/** Language of this device: its stored choice, its preferences, and the language of the page. */
export interface LanguagePort {
  /** Languages that the device prefers, the first one most: `uk-UA`, `pl`. */
  readonly preferred: readonly string[];
  /** Returns the stored choice; `undefined` without one. */
  readChoice(): Language | undefined;
  /** Stores the choice, not yet saved. If the browser has no storage, it lasts until the page is left. */
  writeChoice(choice: Language): void;
  /** Returns true if the stored choice is that of the customer's login, too. */
  isChoiceSaved(): boolean;
  /** Notes that this choice is that of the login, too; ignored if another one has been stored meanwhile. */
  markSaved(choice: Language): void;
  /** Marks the page as written in a language, for screen readers, hyphenation and spelling. */
  apply(language: Language): void;
}
