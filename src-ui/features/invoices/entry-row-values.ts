import type { DuplicateFailureReason, DuplicateState } from "#domain/finance/invoice-duplicate.ts";
import type { EntryState, FinancialEntry } from "#domain/finance/index.ts";
import type { Language } from "#domain/language/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";

/** State of an entry, or of an entry that has none: a payment, a credit that was used, or a payout. */
export type EntryRowState =
  | EntryState
  | { readonly kind: "booked" }
  | { readonly kind: "settled" }
  | { readonly kind: "sent" };

/** One entry of the account. */
export interface EntryRowViewState {
  readonly entry: FinancialEntry;
  readonly state: EntryRowState;
  readonly selectable: boolean;
  readonly tone: "open" | "late" | undefined;
  readonly left: "all" | "part" | "none" | "unknown";
  /** `undefined` if it is unknown. */
  readonly leftAmount: Grosze | undefined;
  readonly selected: boolean;
  /** Duplicate of the entry; `undefined` if it was not ordered. */
  readonly duplicate: { readonly state: DuplicateState; readonly busy: boolean } | undefined;
  orderDuplicate(): void;
  toggle(): void;
}

/** Values that a row shows. */
export interface EntryRowValues extends Pick<
  EntryRowViewState,
  "entry" | "selectable" | "tone" | "left" | "leftAmount" | "selected"
> {
  readonly state: EntryRowState;
  /** Language of its texts: another one renders the row again. */
  readonly language: Language;
  readonly isDownloading: boolean;
  /** Reason why the duplicate was not downloaded. */
  readonly failure: DuplicateFailureReason | undefined;
}

/** Reads the values of a row. The list calls it, so that one observer serves all rows. */
export function readEntryRow(row: EntryRowViewState): EntryRowValues {
  const { entry, state, selectable, tone, left, leftAmount, selected, duplicate } = row;
  return {
    entry,
    state,
    selectable,
    tone,
    left,
    leftAmount,
    selected,
    language: pageTexts.language,
    isDownloading: duplicate?.busy ?? false,
    failure: duplicate?.state.kind === "problem" ? duplicate.state.why : undefined,
  };
}
