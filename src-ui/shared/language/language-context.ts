import { createContext } from "react";
import type { Language } from "#domain/language/index.ts";

/** Choice of the language, for the login page, which has no container, and all others. */
export interface LanguageChoice {
  /** Languages to choose from; Polish alone if there is no choice. */
  readonly languages: readonly Language[];
  /** Loads the code that shows a language, so that its texts are the only wait after `choose`. */
  readonly prepare: () => void;
  /** Shows a language and stores it for this device; shows the customer if its texts cannot be loaded. */
  readonly choose: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({
  languages: [],
  prepare: () => undefined,
  choose: () => undefined,
});
