import type { EntryRowViewState } from "#ui/features/invoices/entry-row-values.ts";
import { aPaidEntry, zloty } from "./index.ts";

/** Creates a row of the list of invoices: a paid invoice without a checkbox. */
export function anEntryRow(values: Partial<EntryRowViewState> = {}): EntryRowViewState {
  return {
    entry: aPaidEntry(),
    state: { kind: "paid" },
    selectable: false,
    tone: undefined,
    left: "none",
    leftAmount: zloty("0.00"),
    selected: false,
    duplicate: undefined,
    orderDuplicate: () => undefined,
    toggle: () => undefined,
    ...values,
  };
}
