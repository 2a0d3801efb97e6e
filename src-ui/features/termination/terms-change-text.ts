import type { PendingTermsChange } from "#domain/termination/pending-change.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { t } from "./termination.texts.ts";

/** Says from when announced terms apply, and how much more or less they cost if that is known. */
export function termsChangeText({ from, monthlyDifference }: PendingTermsChange): string {
  const day = formatDate(from);
  if (monthlyDifference === undefined) return t("change.applies", { day });
  const amount = formatMoney(grosze(Math.abs(monthlyDifference)));
  return t(monthlyDifference > 0 ? "change.more" : "change.less", { day, amount });
}

/** Says what applies to a contract that goes on, and until when it can be ended because of that (TERM-60). */
export function goesOnText(change: PendingTermsChange): string {
  const { exit } = change;
  const parts = [t("change.goesOn"), termsChangeText(change)];
  if (exit !== undefined) parts.push(t("change.exit", { day: formatDate(exit.until), end: formatDate(exit.endsOn) }));
  return parts.join(" ");
}
