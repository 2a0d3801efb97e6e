import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { formatLocalZloty } from "./local-formats-of.ts";
import type { WithdrawalSettlement } from "./outbox-texts.ts";

/** Returns what follows from a withdrawal that has ended its contract, in Polish sentences: payment, return, refund. */
export function withdrawalSettlementLines({ cost, settledBy }: WithdrawalSettlement): readonly string[] {
  const day = formatPolishDay(settledBy);
  return [
    cost === 0
      ? "Za dni działania usługi nic nie zapłacisz."
      : `Za dni działania usługi zapłacisz ${formatLocalZloty("pl", cost)}. Doliczymy tę kwotę do następnej faktury.`,
    `Jeśli przyszedł do ciebie sprzęt z tego zamówienia, odeślij go do ${day}.`,
    `Jeśli coś już wpłacono, zwrócimy to do ${day} w taki sam sposób; ze zwrotem możemy poczekać na sprzęt.`,
  ];
}
