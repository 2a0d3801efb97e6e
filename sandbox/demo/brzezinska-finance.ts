import type { Day } from "../calendar/warsaw.ts";
import { invoices, paidInvoices } from "./invoices.ts";
import type { EntrySeed } from "./seed.ts";

/** Twelve months as in the design, then three years before them, all paid. */
export function brzezinskaEntries(today: Day): readonly EntrySeed[] {
  return invoices(today, "4127830", [
    { monthsAgo: 0, amount: 22_370, unpaid: 22_370, status: 2 },
    { monthsAgo: 1, amount: 21_380, unpaid: 4_999, status: 3 },
    { monthsAgo: 2, amount: 21_380, status: 5 },
    { monthsAgo: 3, amount: 21_890, term: 15, creating: true },
    { monthsAgo: 4, amount: 24_117, term: 15 },
    { monthsAgo: 5, amount: 19_880 },
    { monthsAgo: 6, amount: 20_520, term: 15 },
    { monthsAgo: 7, amount: 19_880 },
    { monthsAgo: 8, amount: 21_253, term: 15 },
    { monthsAgo: 9, amount: 19_880 },
    { monthsAgo: 10, amount: 19_880, term: 15 },
    { monthsAgo: 11, amount: 19_880, term: 15 },
    ...paidInvoices(12, 20, 18_880),
    ...paidInvoices(21, 47, 11_890),
  ]);
}
