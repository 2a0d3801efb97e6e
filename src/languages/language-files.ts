import type { LoadedLanguage } from "#domain/language/index.ts";
import { ENGLISH } from "./english.ts";
import type { LanguageFiles } from "./language-catalogues.ts";
import { UKRAINIAN } from "./ukrainian.ts";

/** Files of the texts of each language that is loaded. */
export const LANGUAGE_FILES: Readonly<Record<LoadedLanguage, LanguageFiles>> = { uk: UKRAINIAN, en: ENGLISH };
