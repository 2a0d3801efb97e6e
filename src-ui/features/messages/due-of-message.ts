import { isPayable } from "#domain/finance/entry-state.ts";
import type { Message } from "#domain/messages/index.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";

/** Amount left to pay of the invoice of a message; `undefined` if nothing can be paid, or the invoice is not known. */
export type MessageDue = Grosze | "pending" | undefined;

/** Returns what is left to pay of the invoice of a message (MSG-07). */
export function dueOfMessage(
  { entryId }: Message,
  { entries }: Pick<FinanceStore, "entries">,
  today: WarsawDate,
): MessageDue {
  if (entryId === undefined) return undefined;
  const { status } = entries.state;
  if (entries.known === undefined && (status === "idle" || status === "loading")) return "pending";
  const entry = entries.known?.find((candidate) => candidate.entryId === entryId);
  return entry !== undefined && isPayable(entry, today) ? entry.unpaidAmount : undefined;
}
