import type { WarsawMonth } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { monthOfEntry } from "./invoice-history.ts";

/** Returns the months with an invoice whose payment status is not known (FIN-09). */
export function monthsOfUnknownState(entries: readonly FinancialEntry[]): ReadonlySet<WarsawMonth> {
  return new Set(
    entries
      .filter(({ kind, status }) => kind === "invoice" && (status === "unknown" || status === "no-status"))
      .map(monthOfEntry),
  );
}
