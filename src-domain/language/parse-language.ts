import { LANGUAGES, type Language } from "./language.ts";

// Beside language.ts, because the login page needs only that.

/** Parses a language; `undefined` for other text. */
export function parseLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}
