/** Formatters by locale and options: creating one takes longer than hundreds of uses. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number with the separators, and the unit if any, of a locale such as `pl-PL`. */
export function formatLocalNumber(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = JSON.stringify([locale, options]);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.format(value);
}
