import { when } from "mobx";
import { summarizeDue } from "#domain/finance/index.ts";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import type { ArrearsStores } from "./read-arrears.ts";

/** Reads the overdue amount of the account; zero unless all entries were read: then it is not known. */
export function readOverdue({ finance: { entries }, today: { today } }: Omit<ArrearsStores, "client">): Grosze {
  return entries.isIncomplete || entries.known === undefined ? ZERO : summarizeDue(entries.known, today).overdue;
}

/** Loads the entries of a blocked account, whose arrears stay payable. Returns a function that stops this. */
export function loadOverdueOfBlocked({ client, finance }: Omit<ArrearsStores, "today">): () => void {
  return when(
    () => client.data.known?.client.blockade !== undefined,
    () => void finance.entries.load(),
  );
}
