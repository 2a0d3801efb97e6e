import type { WarsawDate } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPayable } from "./entry-state.ts";

/**
 * The day to pay an entry by that a calendar can still remind of: today or later; `undefined` where it is paid, past,
 * or has none.
 */
export function upcomingDueDate(entry: FinancialEntry, today: WarsawDate): WarsawDate | undefined {
  const { dueDate } = entry;
  return dueDate !== undefined && dueDate >= today && isPayable(entry, today) ? dueDate : undefined;
}
