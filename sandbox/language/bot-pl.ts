import type { BlockingDebt, BotTexts, InvoiceRest, NamedEntry, OverdueDebt } from "./bot-texts.ts";
import { listOutages } from "./list-outages.ts";
import { formatLocalDay, formatLocalZloty } from "./local-formats-of.ts";

/** When the services work again, the same in every Polish text: a transfer arrives later than it was sent. */
export const LIFT_PROMISE = "w ciągu 24 godzin od zaksięgowania wpłaty";

const day = (isoDay: string): string => formatLocalDay("pl", isoDay);
const money = (grosze: number): string => formatLocalZloty("pl", grosze);

const formatEnd = (plannedEnd: string): string => `${day(plannedEnd.slice(0, 10))} o ${plannedEnd.slice(11, 16)}`;

function overdueText(overdue: OverdueDebt | undefined): string {
  if (overdue === undefined) return "";
  const what = overdue.kind === "interest" ? "najstarsza nota" : "najstarsza faktura";
  return ` Po terminie: ${money(overdue.sum)}, ${what} od ${day(overdue.since)}.`;
}

const pendingText = (sum: number): string =>
  sum === 0 ? "" : ` W toku są już płatności na ${money(sum)}. Nie płać tej kwoty drugi raz.`;

const PROMISE = `Usługi przywrócimy ${LIFT_PROMISE}.`;
const NO_PROMISE = "Umowa się skończyła, więc zapłata nie przywróci usług.";

function restoredAfter({ kind, sum, isRestorable }: BlockingDebt): string {
  const promise = isRestorable ? PROMISE : NO_PROMISE;
  switch (kind) {
    case "pending":
      return (
        `Nie widzimy jeszcze twojej płatności na ${money(sum)}. ${promise} ` +
        "Jeśli jej nie dokończysz, wygaśnie. Wrócisz do niej w fakturach."
      );
    case "open":
      return (
        `Nie widzimy jeszcze twojej płatności. Po terminie: ${money(sum)}. ${promise} ` +
        "Przelew zobaczymy najpóźniej następnego dnia roboczego."
      );
    case "paid":
      return `Twoja wpłata dotarła, zaległości są opłacone. ${promise}`;
  }
}

/** Says how much of an invoice is left to pay. */
function monthInvoiceText({ number, day: issued, amount, rest }: NamedEntry & { readonly rest: InvoiceRest }): string {
  switch (rest.kind) {
    case "paid":
      return `Faktura ${number} z ${day(issued)} na ${money(amount)} jest opłacona.`;
    case "open":
      return rest.left < amount
        ? `Faktura ${number} z ${day(issued)}: do zapłaty zostało ${money(rest.left)} z ${money(amount)}.`
        : `Faktura ${number} z ${day(issued)} jest na ${money(amount)}, w całości do zapłaty.`;
    case "pending":
      return rest.left < amount
        ? `Faktura ${number} z ${day(issued)}: zostało ${money(rest.left)} z ${money(amount)}, płatność w toku.`
        : `Faktura ${number} z ${day(issued)} jest na ${money(amount)}, płatność w toku.`;
  }
}

/** Says after the amount of an invoice what is left of it; empty if that is all. */
function restText({ kind, left }: InvoiceRest, amount: number): string {
  const leftText = left > 0 && left < amount ? ` Do zapłaty zostało ${money(left)}.` : "";
  if (kind === "paid") return " Jest opłacona.";
  return kind === "pending" ? `${leftText} Płatność w toku.` : leftText;
}

export const BOT_PL: BotTexts = {
  choices: {
    balance: "Saldo",
    outage: "Awaria",
    invoice: "Faktura",
    pin: "PIN",
    agent: "Konsultant",
    helped: "Pomogło",
  },
  greeting: (name) => `Dzień dobry, tu ${name}, twoja automatyczna asystentka. W czym mogę pomóc?`,
  refusal: () => "Nie mogę teraz połączyć cię z konsultantem.",
  handOver: () => "Łączę z konsultantem.",
  agentJoins: (name) => `Do rozmowy dołącza konsultant: ${name}.`,
  unknown: (hasAgents) =>
    `Tego jeszcze nie wiem. Wybierz temat albo ${hasAgents ? "połącz się z konsultantem" : "napisz do nas w Zgłoszeniach"}.`,
  noVisits: () => "Nie masz umówionej wizyty technika. Umówisz ją w usługach, w szczegółach tej, której dotyczy.",
  visits: (times) =>
    `Technik przyjedzie ${times.join(", a potem ")}. Termin zmienisz albo odwołasz w szczegółach usługi.`,
  visitTime: (isoDay, from, to) => `${day(isoDay)} między ${from} a ${to}`,
  noMoves: () => "Nie masz zaplanowanej przeprowadzki usług. Zgłoś ją co najmniej 5 dni wcześniej.",
  moves: (days) =>
    `Przeprowadzka jest zaplanowana na ${days.join(", a potem na ")}. Dzień zmienisz w szczegółach usługi.`,
  moveDay: (isoDay, address) => `${day(isoDay)}, pod adres ${address}`,
  moveHelp: () => "Jak przenieść usługi",
  numberMoves: (number, isoDay) =>
    `Numer ${number} przejdzie do innego operatora ${day(isoDay)}. Do tego czasu działa u nas.`,
  serviceEnds: (service, isoDay) => `Ostatni dzień usługi ${service} to ${day(isoDay)}.`,
  noEndings: () => "Żadna twoja usługa się nie kończy i żaden numer nie przechodzi do innego operatora.",
  thanks: () => "Nie ma za co. Jeśli chcesz, pytaj dalej.",
  didItHelp: () => "Czy to pomogło?",
  articleNote: undefined,
  knownOutage: (outages) =>
    "Wiemy o problemie pod twoim adresem. " +
    listOutages(outages, {
      withEnd: (title, end) => `${title}, koniec planujemy na ${formatEnd(end)}.`,
      withoutEnd: (title) => `${title}.`,
      endsLater: "Koniec podamy w wiadomościach.",
      otherEndsLater: "Koniec pozostałych awarii podamy w wiadomościach.",
    }),
  noOutage: () =>
    "Pod twoimi adresami nie ma zgłoszonych awarii. Wyłącz router z prądu na 30 sekund i włącz go ponownie.",
  noTelevisionOutage: () =>
    "Pod twoimi adresami nie ma zgłoszonych awarii. Wyłącz dekoder z prądu na 30 sekund i włącz go ponownie. " +
    "Uruchamia się do 3 minut.",
  routerPicture: () => "Przycisk zasilania jest z tyłu routera",
  pin: () => "PIN dekodera ustawisz na nowo na stronie PIN dekodera.",
  due: ({ sum, overdue, next, pending }) =>
    `Do zapłaty masz ${money(sum)}.${overdueText(overdue)}` +
    (next === undefined ? "" : ` Najbliższy termin: ${day(next.day)}, kwota ${money(next.sum)}.`) +
    pendingText(pending),
  onlyPending: (sum) => `Poza tym, co już płacisz, nie masz nic do zapłaty.${pendingText(sum)}`,
  overpaid: ({ sum, payout }) =>
    `Masz nadpłatę: ${money(sum)}. ` +
    (payout === undefined
      ? ""
      : `${payout.sum < sum ? `Wypłacamy z niej ${money(payout.sum)}` : "Wypłacamy ją w całości"}: pieniądze będą na rachunku najpóźniej ${day(payout.arrivesBy)}. `) +
    "Nie musisz teraz nic płacić.",
  allPaid: () => "Wszystko jest opłacone. Nie musisz teraz nic płacić.",
  noInvoice: () => "Nie masz jeszcze żadnej faktury.",
  lastInvoice: ({ number, day: issued, amount, dueDate, rest }) =>
    `Ostatnia faktura to ${number} z ${day(issued)} na ${money(amount)}` +
    `${dueDate === undefined || rest.kind === "paid" ? "" : `, termin ${day(dueDate)}`}.${restText(rest, amount)}`,
  monthInvoice: ({ hasEarlier, ...invoice }) =>
    `${monthInvoiceText(invoice)} W jej szczegółach są wszystkie pozycje` +
    `${hasEarlier ? ", a „Pokaż różnice” porówna ją z poprzednią" : ""}.`,
  noInvoiceYet: () => "Faktury za ten miesiąc jeszcze nie ma. Kwoty i terminy już wystawionych są na liście faktur.",
  noMonthInvoice: () => "Nie widzę faktury za ten miesiąc. Sprawdź listę swoich faktur.",
  eInvoice: () =>
    "E-fakturę włączysz i wyłączysz w dziale Faktury. Gdy ją wyłączysz, kolejne faktury przyjdą pocztą na papierze.",
  noCorrection: () => "Nie masz żadnej faktury korygującej.",
  lastCorrection: ({ number, day: issued, amount }) =>
    `Ostatnia korekta to ${number} z ${day(issued)} na ${money(amount)}. Jej PDF pobierzesz z listy faktur.`,
  complaint: () =>
    "Reklamację, także faktury, złożysz w formularzu. Odpowiemy w ciągu 30 dni, a przebieg zobaczysz w zgłoszeniach. " +
    "Możesz ją też złożyć przez telefon, listem albo w salonie.",
  noChangedTerms: () =>
    "Nie masz teraz zmiany umowy, która daje prawo do wypowiedzenia bez kosztów. " +
    "Gdy takie prawo masz, piszemy o nim w wiadomości razem z terminem. Koszt zobaczysz, zanim wyślesz wypowiedzenie.",
  changedTerms: (contracts) =>
    `Tak. Umowę ${contracts
      .map(({ contractNumber, until }) => `${contractNumber} do ${day(until)} wypowiesz bez kosztów`)
      .join(", umowę ")}. O zmianie piszemy w wiadomościach.`,
  collector: (company, message) => `Sprawę prowadzi: ${company}. ${message ?? "Zadzwoń do tej firmy."}`,
  restoredAfter,
  suspended: (services, debt) =>
    `Nie działa z powodu zaległości: ${services.join(", ")}. ` +
    (debt.kind === "open"
      ? `Po terminie: ${money(debt.sum)}. ${debt.isRestorable ? PROMISE : NO_PROMISE}`
      : restoredAfter(debt)),
  instalments: () => "Raty ustalisz z konsultantem.",
  links: {
    payments: "Faktury i płatności",
    invoice: "Szczegóły faktury",
    invoices: "Wszystkie faktury",
    messages: "Wiadomości",
    pin: "PIN dekodera",
    complaint: "Złóż reklamację",
    services: "Usługi",
  },
};
