import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of support requests (I18N-01). */
export const t = texts(pl, "support-request", polishPlurals);

const ONE_DIGIT = new Intl.NumberFormat("pl-PL", { maximumFractionDigits: 1 });

/** How large a file is, as a customer reads it: `1,2 MB`, a megabyte being 1,000,000 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes}\u00a0B`;
  // never rounded down to what is allowed
  return bytes < 1_000_000
    ? `${ONE_DIGIT.format(Math.ceil(bytes / 100) / 10)}\u00a0kB`
    : `${ONE_DIGIT.format(Math.ceil(bytes / 100_000) / 10)}\u00a0MB`;
}
