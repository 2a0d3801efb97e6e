import { t } from "./help.texts.ts";

/** Units as operators word them in Polish. */
const UNITS = new Map([
  ["s", "seconds"],
  ["sek", "seconds"],
  ["min", "minutes"],
  ["h", "hours"],
  ["godz", "hours"],
] as const);

const PART = /(\d{1,4})\s*(godz|min|sek|h|s)\.?(?![\p{L}\d])/u;
const LENGTH = new RegExp(`^(?:${PART.source}\\s*)+$`, "u");

/**
 * Returns the length of a film with the units of the language of the page: "24 s", "24 с" in Ukrainian (I18N-09).
 * `undefined` for a length in other words, which stays as the operator wrote it.
 */
export function filmLengthText(length: string): string | undefined {
  if (!LENGTH.test(length)) return undefined;
  const parts = [...length.matchAll(new RegExp(PART, "gu"))].map(([, value = "", unit = ""]) => {
    const name = [...UNITS].find(([word]) => word === unit)?.[1] ?? "minutes";
    return t(`films.${name}`, { value });
  });
  return parts.join("\u00a0");
}
