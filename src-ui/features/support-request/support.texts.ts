import { formatNumber } from "#ui/shared/formats.ts";
import { polishTexts, texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of support requests (I18N-01). */
export const t = texts(pl, "support-request", plurals);

/** Texts of what is sent or printed for Polish recipients, in Polish on every page (I18N-10). */
export const inPolish = polishTexts(pl);

const oneDigit = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 });

/** Formats a file size such as `1,2 MB` (1 MB = 1,000,000 bytes). */
export function fileSizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes}\u00a0B`;
  // Rounds up, so that a file above a limit never appears to be within it.
  return bytes < 1_000_000
    ? `${oneDigit(Math.ceil(bytes / 100) / 10)}\u00a0kB`
    : `${oneDigit(Math.ceil(bytes / 100_000) / 10)}\u00a0MB`;
}
