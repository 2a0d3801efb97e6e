import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { formatZloty } from "../pages/html.ts";
import type { SetOff } from "./credit-account.ts";
import { findEntry } from "./finance.repository.ts";
import { arrivesByOf, sentAtOf, type PlannedPayout } from "./payout.repository.ts";

/** Use of the amount of a correction. Amounts in grosze. */
export interface CreditUse {
  readonly amount: number;
  /** Open entries that the amount has settled, wholly or in part. */
  readonly settled: readonly { readonly number: string; readonly amount: number }[];
  /** Transfer of the rest. */
  readonly payout: PlannedPayout | undefined;
  /** True if the customer had asked for a transfer. */
  readonly wantedPayout: boolean;
  readonly hasNextInvoices: boolean;
}

/** Returns settled parts with the numbers of their entries. */
export function namedSetOffs(db: DatabaseSync, account: string, settled: readonly SetOff[]): CreditUse["settled"] {
  return settled.flatMap(({ entryId, amount }) => {
    const entry = findEntry(db, account, entryId);
    return entry === undefined ? [] : [{ number: entry.number, amount }];
  });
}

/** Names the entries for which less is to be paid; nothing if there are none. */
function settledText({ settled }: CreditUse): string {
  const names = settled.map(({ number, amount }) => `${number} o ${formatZloty(amount)}`);
  return names.length === 0 ? "" : `Mniej do zapłaty: ${names.join(", ")}. `;
}

function transferText(payout: PlannedPayout, isSent: boolean): string {
  const to = `przelewem na konto …${payout.account.slice(-4)}`;
  return isSent
    ? `wysłaliśmy ${polishDay(dayAt(sentAtOf(payout)))} ${to}.`
    : `wyślemy ${to} i będą na nim najpóźniej ${polishDay(dayAt(arrivesByOf(payout)))}.`;
}

/** Says what happens with the part of a correction that has settled no entry. */
function restText(use: CreditUse, isPayoutSent: boolean): string {
  const { amount, settled, payout, wantedPayout, hasNextInvoices } = use;
  const left = settled.reduce((rest, part) => rest - part.amount, amount);
  const isWhole = left === amount;
  if (left === 0) return wantedPayout ? "Nic już nie zostało na przelew." : "";
  if (payout !== undefined)
    return `Pieniądze${isWhole ? "" : ` z reszty (${formatZloty(left)})`} ${transferText(payout, isPayoutSent)}`;
  if (hasNextInvoices)
    return (
      `Z ${isWhole ? "tej kwoty" : `reszty (${formatZloty(left)})`} zapłacimy twoje następne faktury, ` +
      "aż kwota się wyczerpie."
    );
  return (
    `Twoje umowy się skończyły, więc ${isWhole ? "ta kwota" : `reszta (${formatZloty(left)})`} jest nadpłatą. ` +
    "Jej wypłatę na swoje konto zlecisz w dziale Faktury."
  );
}

/** Says what happens with the amount of a correction, in a message of the day on which it is settled. */
export const plannedUse = (use: CreditUse): string => `${settledText(use)}${restText(use, false)}`.trim();

/** Says what happens with the amount of a correction, in an answer of a later day. */
export const presentUse = (use: CreditUse): string => `${settledText(use)}${restText(use, true)}`.trim();

/** Returns true if the customer has to order the payout of what is left of a correction. */
export const mustOrderPayout = ({ amount, settled, payout, hasNextInvoices }: CreditUse): boolean =>
  payout === undefined && !hasNextInvoices && settled.reduce((rest, part) => rest - part.amount, amount) > 0;
