import type { WarsawDate } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPayable } from "./entry-state.ts";

/**
 * Returns the due date for a calendar reminder; `undefined` when the entry cannot be paid, is overdue or has no due
 * date.
 */
export function upcomingDueDate(entry: FinancialEntry, today: WarsawDate): WarsawDate | undefined {
  const { dueDate } = entry;
  return dueDate !== undefined && dueDate >= today && isPayable(entry, today) ? dueDate : undefined;
}
