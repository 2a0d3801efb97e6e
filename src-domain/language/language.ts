/** Languages of the portal. Polish is the source of all texts, and built into each chunk. */
export const LANGUAGES = ["pl", "uk", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language whose texts are loaded when it is chosen. */
export type LoadedLanguage = Exclude<Language, "pl">;

/** Name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { pl: "Polski", uk: "Українська", en: "English" };

/**
 * Returns the languages that customers can choose: the configured ones, by default all. Polish is always among them.
 */
export function offeredLanguages(configured: readonly Language[] = LANGUAGES): readonly Language[] {
  return configured.includes("pl") ? configured : ["pl", ...configured];
}
