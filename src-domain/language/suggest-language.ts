import type { Language, LoadedLanguage } from "./language.ts";
import { parseLanguage } from "./parse-language.ts";

/**
 * Returns the language to suggest at the first visit: the first one of the device that the operator offers, unless it
 * is Polish. `preferred`: languages of the device, such as `uk-UA`, the preferred one first.
 */
export function suggestLanguage(
  preferred: readonly string[],
  offered: readonly Language[],
): LoadedLanguage | undefined {
  const known = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  const first = known.map(parseLanguage).find((language) => language !== undefined && offered.includes(language));
  return first === "pl" ? undefined : first;
}
