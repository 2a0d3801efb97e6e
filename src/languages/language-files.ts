import type { LoadedLanguage } from "#domain/language/index.ts";
import type { CataloguesByPlace } from "./language-catalogues.ts";

/** Loads the list of catalogues of a language, with those of the first pages. */
export const LANGUAGE_FILES: Readonly<Record<LoadedLanguage, () => Promise<CataloguesByPlace>>> = {
  uk: async () => (await import("./ukrainian.ts")).UKRAINIAN,
  en: async () => (await import("./english.ts")).ENGLISH,
};
