import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { senderLine, type SenderName } from "./sender-line.ts";
import { formatLocalZloty } from "./local-formats-of.ts";
import type {
  ContinuingOrderValues,
  ContinuingServiceValues,
  ReturnedEquipment,
  TerminationEndValues,
} from "./outbox-texts.ts";

function deviceText({ name, unreturnedCharge }: ReturnedEquipment["devices"][number]): string {
  return unreturnedCharge === undefined
    ? name
    : `${name} (za niezwrócony zapłacisz ${formatLocalZloty("pl", unreturnedCharge)})`;
}

function equipmentLines({ devices, by, place }: ReturnedEquipment): readonly string[] {
  return [
    `Po zakończeniu umowy oddaj nam sprzęt, najpóźniej ${formatPolishDay(by)}: ${devices.map(deviceText).join(", ")}.`,
    ...(devices.some(({ unreturnedCharge }) => unreturnedCharge === undefined)
      ? ["Za niezwrócony sprzęt, przy którym nie ma kwoty, możemy naliczyć opłatę z umowy."]
      : []),
    `Miejsce zwrotu: ${place}.`,
  ];
}

/** Says which services end when the ordered ones begin. */
export function replacementText(replaced: readonly string[], startsOn: string | undefined): string {
  const names = replaced.join(", ");
  return startsOn === undefined
    ? `Gdy zamówione usługi zaczną działać, zastąpią: ${names}.`
    : `Od ${formatPolishDay(startsOn)} zamówione usługi zastąpią: ${names}.`;
}

/** Says of an order in progress that it goes on, what it replaces, and until when it can be withdrawn from. */
export function continuingOrderLine({
  number,
  boundUntil,
  withdrawalUntil,
  replaced,
  startsOn,
}: ContinuingOrderValues): string {
  const bound = boundUntil === undefined ? "" : ` i wiąże do ${formatPolishDay(boundUntil)}`;
  const withdrawal =
    withdrawalUntil === undefined
      ? ""
      : ` Jeśli go nie chcesz, odstąp od niego do ${formatPolishDay(withdrawalUntil)}.`;
  const replacement = replaced.length === 0 ? "" : ` ${replacementText(replaced, startsOn)}`;
  return `Zamówienie ${number} trwa dalej${bound}.${replacement}${withdrawal}`;
}

/** Says in what state a service is after the end of the contract. */
function continuingState({ isSuspended, isBeingTurnedOn }: ContinuingServiceValues): string {
  if (isBeingTurnedOn) return "nie kończy się z tą umową, jest w trakcie włączania";
  return isSuspended ? "nie kończy się z tą umową i pozostaje w zawieszeniu" : "działa dalej";
}

/** Says that a service goes on after the end of the contract, what it costs, and how a subscription is turned off. */
function continuingServiceLine(service: ContinuingServiceValues): string {
  const { name, price, isSubscription } = service;
  const fee = price === 0 ? "" : `: ${formatLocalZloty("pl", price)} miesięcznie na fakturze`;
  return `${name} ${continuingState(service)}${fee}.${isSubscription ? " Tę subskrypcję wyłączysz w dziale Subskrypcje." : ""}`;
}

/** Says until when the monthly fee is paid: that of a replaced service until it is replaced. */
function feesText({ endsOn, monthlyFee, orders }: TerminationEndValues): string {
  if (monthlyFee === 0) return "Do tego dnia nie płacisz abonamentu.";
  const day = formatPolishDay(endsOn);
  const isReplaced = orders.some(({ replaced }) => replaced.length > 0);
  return isReplaced
    ? `Abonament płacisz najdłużej do ${day}, a za usługi, które zastąpi zamówienie, tylko do ich zastąpienia.`
    : `Abonament płacisz do ${day}.`;
}

/**
 * Returns what follows from a termination, in Polish sentences: cost, fees, confirmation, revocation, equipment,
 * orders and services that go on. The receipts on paper and by e-mail say the same as the portal (TERM-32).
 */
export function terminationLines(values: TerminationEndValues): readonly string[] {
  const { endsOn, cost, confirmedBy, revocableUntil, equipment, orders, continuing } = values;
  return [
    `Ostatni dzień umowy: ${formatPolishDay(endsOn)}.`,
    cost === 0
      ? "Za zakończenie umowy nic nie zapłacisz."
      : `Koszt zakończenia umowy: ${formatLocalZloty("pl", cost)}. Doliczymy go do pierwszej faktury po końcu umowy.`,
    `${feesText(values)} Jeśli masz zaległości, pozostają do zapłaty.`,
    ...(confirmedBy === undefined ? [] : [`Koniec umowy potwierdzimy najpóźniej ${formatPolishDay(confirmedBy)}.`]),
    `Wypowiedzenie możesz cofnąć w portalu do ${formatPolishDay(revocableUntil)}.`,
    ...(equipment === undefined ? [] : equipmentLines(equipment)),
    ...orders.map(continuingOrderLine),
    ...continuing.map(continuingServiceLine),
  ];
}

/** Statement that ends a contract, without a full stop: its receipts quote it. */
export function terminationStatement(contractNumber: string, endsOn: string): string {
  return `Wypowiadam umowę ${contractNumber}, ostatni dzień umowy to ${formatPolishDay(endsOn)}`;
}

/** Returns who has sent a termination, and which services end. */
export function terminationSender(sender: SenderName, services: readonly string[]): string {
  return `${senderLine(sender)} Usługi: ${services.join(", ")}.`;
}
