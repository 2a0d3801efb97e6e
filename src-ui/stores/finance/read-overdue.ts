import { summarizeDue } from "#domain/finance/index.ts";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import type { ArrearsStores } from "./read-arrears.ts";

/** Reads the overdue amount of the account; zero unless all entries were read: then it is not known. */
export function readOverdue({
  finance: { entries },
  today: { today },
}: Pick<ArrearsStores, "finance" | "today">): Grosze {
  return entries.isIncomplete || entries.known === undefined ? ZERO : summarizeDue(entries.known, today).overdue;
}
