import { formatPolishDay, polishMonthAndYear } from "../calendar/date-placeholders.ts";
import { formatLocalZloty } from "./local-formats-of.ts";
import type { WithdrawalSettlement } from "./outbox-texts.ts";

/** Returns the invoice of a month in words, as the portal does. */
function invoiceOf(month: string | undefined): string {
  return month === undefined ? "następnej faktury" : `faktury za ${polishMonthAndYear(month)}`;
}

/** Says that no days used are charged. A service that goes on is charged on its former terms. */
const freeText = ({ restored }: WithdrawalSettlement): string =>
  restored.length === 0
    ? "Za dni działania usługi nic nie zapłacisz."
    : "Za samo odstąpienie nic nie zapłacisz. Usługę rozliczymy na dotychczasowych warunkach.";

/** Says what the withdrawal is about, and what goes on under its former terms. */
function subjectLine({ services, restored }: WithdrawalSettlement): string {
  const goesOn = restored.length === 0 ? "" : ` Na dotychczasowych warunkach masz dalej: ${restored.join(", ")}.`;
  const areNewTerms = services.every((name) => restored.includes(name));
  const subject = areNewTerms ? "nowych warunków umowy" : `: ${services.join(", ")}`;
  return `Odstąpienie dotyczy${areNewTerms ? " " : ""}${subject}.${goesOn} Inne twoje umowy trwają bez zmian.`;
}

/** Returns what follows from a withdrawal that has ended its contract, in Polish sentences: payment, return, refund. */
export function withdrawalSettlementLines(settlement: WithdrawalSettlement): readonly string[] {
  const { cost, billedIn, services, refund, equipment, settledBy } = settlement;
  const day = formatPolishDay(settledBy);
  const zloty = (amount: number): string => formatLocalZloty("pl", amount);
  const wait = equipment.length === 0 ? "" : "; ze zwrotem możemy poczekać na sprzęt albo dowód jego odesłania";
  return [
    ...(services.length === 0 ? [] : [subjectLine(settlement)]),
    cost === 0
      ? freeText(settlement)
      : `Za dni działania usługi zapłacisz ${zloty(cost)}. Doliczymy tę kwotę do ${invoiceOf(billedIn)}.`,
    ...(equipment.length === 0
      ? []
      : [`Do ${day} odeślij na swój koszt sprzęt: ${equipment.join("; ")}. Za niezwrócony możemy naliczyć opłatę.`]),
    ...(refund === 0
      ? []
      : [`Opłaty jednorazowe, ${zloty(refund)}, oddajemy korektą faktury: kwota jest już w saldzie.`]),
    `Jeśli ${refund === 0 ? "coś już wpłacono" : "wpłacono coś jeszcze"}, zwrócimy to do ${day} w taki sam sposób${wait}.`,
  ];
}
