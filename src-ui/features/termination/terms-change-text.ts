import type { PendingTermsChange, TermsAhead } from "#domain/termination/pending-change.ts";
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

/**
 * Says on which terms a contract goes on, and until when it can be ended because of a change (TERM-60). If the terms
 * are not known, says only that it goes on.
 */
export function goesOnText(
  ahead: TermsAhead,
  {
    goesOn,
    unchanged,
  }: {
    readonly goesOn: string;
    /** Text about a contract whose terms stay the same. */
    readonly unchanged: string;
  },
): string {
  switch (ahead.kind) {
    case "none":
      return unchanged;
    case "unknown":
      return goesOn;
    case "change":
      return `${goesOn} ${changeWithExitText(ahead.change)}`;
  }
}

function changeWithExitText(change: PendingTermsChange): string {
  const { exit } = change;
  const parts = [termsChangeText(change)];
  if (exit !== undefined) parts.push(t("change.exit", { day: formatDate(exit.until), end: formatDate(exit.endsOn) }));
  return parts.join(" ");
}
