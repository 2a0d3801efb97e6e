import { formatPolishDay, polishMonthAndYear } from "../calendar/date-placeholders.ts";
import { formatLocalZloty } from "./local-formats-of.ts";
import type { EquipmentToReturn, WithdrawalSettlement } from "./outbox-texts.ts";

const zloty = (amount: number): string => formatLocalZloty("pl", amount);

const monthOf = (month: string | undefined): string => (month === undefined ? "" : ` za ${polishMonthAndYear(month)}`);

/** Says what the days used cost; that nothing is to be paid only if no charge for them is added (WITHDRAW-15). */
function paymentTexts({
  cost,
  correction,
  billedIn,
  creditedOn,
  restored,
  extendedLater,
}: WithdrawalSettlement): readonly string[] {
  const invoice = billedIn === undefined ? "następnej faktury" : `faktury${monthOf(billedIn)}`;
  if (cost > 0 && creditedOn !== undefined)
    return [`Za dni działania usługi zapłacisz ${zloty(cost)}: tę kwotę odejmiemy od zwrotu.`];
  if (cost > 0) return [`Za dni działania usługi zapłacisz ${zloty(cost)}. Doliczymy tę kwotę do ${invoice}.`];
  if (correction > 0) return [];
  if (restored.length + extendedLater.length === 0) return ["Za dni działania usługi nic nie zapłacisz."];
  if (restored.length === 0 || (extendedLater.length > 0 && correction === 0))
    return ["Za samo odstąpienie nic nie zapłacisz."];
  return [
    correction === 0
      ? "Za samo odstąpienie nic nie zapłacisz. Usługę rozliczymy na dotychczasowych warunkach."
      : "Za samo odstąpienie i za dni działania nowej usługi nic nie zapłacisz.",
  ];
}

/** Names the correction of charges for the same days, in the words of the portal; nothing without one (WITHDRAW-15). */
function correctionTexts({
  cost,
  correction,
  billedIn,
  creditedOn,
  restored,
}: WithdrawalSettlement): readonly string[] {
  if (correction === 0) return [];
  const invoice = billedIn === undefined ? "następnej fakturze" : `fakturze${monthOf(billedIn)}`;
  const change = `${correction < 0 ? "odejmiemy" : "doliczymy"} ${zloty(Math.abs(correction))}`;
  const settled =
    creditedOn === undefined
      ? `Opłaty naliczone za dni działania usługi rozliczymy na ${invoice}: ${change}.`
      : `Następnej faktury nie będzie: opłaty naliczone za dni działania usługi rozliczymy korektą ostatniej. ` +
        `Wystawimy ją ${formatPolishDay(creditedOn)} i oddamy ${zloty(-cost - correction)}.`;
  if (restored.length === 0) return [settled];
  // Without cost and charge the payment says already that neither service is paid for.
  const isNothingPaid = cost === 0 && correction < 0;
  return [
    ...(isNothingPaid ? [] : ["Za dni działania nowej usługi nie zapłacisz za dotychczasową."]),
    settled,
    "Od dnia po odstąpieniu rozliczymy poprzednią usługę na dotychczasowych warunkach.",
  ];
}

/** Says until when services of a terminated contract go on under their former terms (WITHDRAW-70). */
function endTexts({ restoredEnds, withdrawnOn }: WithdrawalSettlement): readonly string[] {
  return restoredEnds.flatMap(({ name, endsOn, revocableUntil }) => {
    const end = formatPolishDay(endsOn);
    if (endsOn < withdrawnOn)
      return [`Już nie działa: ${name}. Umowa na dotychczasowych warunkach skończyła się ${end}.`];
    return [
      `Na dotychczasowych warunkach tylko do ${end} działa: ${name}. Ta umowa jest wypowiedziana.`,
      ...(revocableUntil < withdrawnOn
        ? []
        : [`Wypowiedzenie możesz cofnąć w portalu, na stronie usługi, najpóźniej ${formatPolishDay(revocableUntil)}.`]),
    ];
  });
}

/** Says what the withdrawal is about, and what goes on under its former terms. */
function subjectLine(settlement: WithdrawalSettlement): string {
  const { services, restored, extendedLater, restoredEnds } = settlement;
  const lasting = restored.filter((service) => !restoredEnds.some(({ name }) => name === service));
  const goesOn = [
    ...(lasting.length === 0 ? [] : [`Na dotychczasowych warunkach masz dalej: ${lasting.join(", ")}.`]),
    ...endTexts(settlement),
    ...(extendedLater.length === 0
      ? []
      : [`Dalej działa na warunkach późniejszego przedłużenia: ${extendedLater.join(", ")}.`]),
  ]
    .map((text) => ` ${text}`)
    .join("");
  const areNewTerms = services.every((name) => [...restored, ...extendedLater].includes(name));
  const terms = restored.length === 0 ? "wcześniejszego przedłużenia umowy" : "nowych warunków umowy";
  const subject = areNewTerms ? terms : `: ${services.join(", ")}`;
  return `Odstąpienie dotyczy${areNewTerms ? " " : ""}${subject}.${goesOn} Inne twoje umowy trwają bez zmian.`;
}

/** Says which equipment goes back until a day, in the words of the portal; nothing if there is none (WITHDRAW-34). */
function equipmentTexts(equipment: EquipmentToReturn, day: string): readonly string[] {
  const charge = "Za niezwrócony możemy naliczyć opłatę z umowy.";
  const condition = "na swój koszt, chyba że umowa mówi inaczej";
  if (equipment.kind === "none") return [];
  const names = equipment.names.join("; ");
  if (equipment.kind === "certain") return [`Do ${day} odeślij ${condition}, ten sprzęt: ${names}. ${charge}`];
  return names === ""
    ? [`Jeśli przyszedł do ciebie sprzęt z tego zamówienia, odeślij go do ${day} ${condition}. ${charge}`]
    : [`Sprzęt z tego zamówienia: ${names}. Jeśli do ciebie przyszedł, odeślij go do ${day} ${condition}. ${charge}`];
}

/** Returns what follows from a withdrawal that has ended its contract, in Polish sentences: payment, return, refund. */
export function withdrawalSettlementLines(settlement: WithdrawalSettlement): readonly string[] {
  const { services, refund, equipment, settledBy } = settlement;
  const day = formatPolishDay(settledBy);
  const wait = equipment.kind === "none" ? "" : "; ze zwrotem możemy poczekać na sprzęt albo dowód jego odesłania";
  return [
    ...(services.length === 0 ? [] : [subjectLine(settlement)]),
    ...paymentTexts(settlement),
    ...correctionTexts(settlement),
    ...equipmentTexts(equipment, day),
    ...(refund === 0
      ? []
      : [`Opłaty jednorazowe, ${zloty(refund)}, oddajemy korektą faktury: kwota jest już w saldzie.`]),
    `Jeśli ${refund === 0 ? "coś już wpłacono" : "wpłacono coś jeszcze"}, zwrócimy to do ${day} w taki sam sposób${wait}.`,
  ];
}
