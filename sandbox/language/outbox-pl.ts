import { CONTRACT_ENDINGS } from "./contract-ending-texts.ts";
import { formatPolishDay, formatPolishMoment } from "../calendar/date-placeholders.ts";
import { COMPLAINT_RECEIPTS } from "./complaint-receipt-texts.ts";
import { RECORDED_KINDS } from "../contexts/recorded-kinds.ts";
import { formatLocalZloty } from "./local-formats-of.ts";
import type { ActivityNotice, AnsweredLink, AnsweredOffer, CodeUse, OutboxTexts } from "./outbox-texts.ts";
import { revocationLines } from "./revocation-lines.ts";
import { senderLine } from "./sender-line.ts";
import { terminationLines, terminationSender, terminationStatement } from "./termination-lines.ts";
import { WITHDRAWAL_ANSWERS } from "./withdrawal-answer-texts.ts";
import { withdrawalSettlementLines } from "./withdrawal-settlement-lines.ts";

const CODES: Readonly<Record<CodeUse, string>> = {
  login: "logowania",
  confirmation: "potwierdzenia zmiany",
  factor: "zmiany logowania dwuetapowego",
  contact: "zmiany danych kontaktowych",
  "sign-up": "założenia konta",
};

const CHANNELS: Readonly<Record<string, string>> = {
  APP: "aplikacja",
  LINK: "link z wiadomości",
  AGENT: "konsultant",
  SYSTEM: "system operatora",
};

/** Sentence about each answer, in the words of the page of its kind. */
function linkSentence({ kind, answer }: Pick<AnsweredLink, "kind" | "answer">): string {
  switch (answer) {
    case "ACCEPTED":
      if (kind === "NUMBER_TRANSFER") return "Zgadzasz się na przeniesienie numeru.";
      if (kind === "PAPERLESS") return "Dokumenty będziemy wysyłać e-mailem.";
      return kind === "REQUEST" ? "Przyjęliśmy zgłoszenie." : "Przyjęliśmy twoje zamówienie.";
    case "DECLINED":
      if (kind === "NUMBER_TRANSFER") return "Nie przenosimy numeru.";
      if (kind === "PAPERLESS") return "Dokumenty zostają na papierze.";
      return kind === "SALE_OFFER" ? "Oferta jest odrzucona." : "Nie potwierdzasz tej sprawy, więc ją zamykamy.";
    case "CONTACT_REQUESTED":
      return "Zadzwonimy do ciebie.";
  }
}

const OFFER_ANSWERS: Readonly<Record<AnsweredOffer["answer"], string>> = {
  DECLINED: "Oferta jest odrzucona.",
  CONTACT_REQUESTED: "Zadzwonimy do ciebie.",
};

/** Sentence about the activity; most are made of its text in the activity log. */
function noticeSentence({ kind, detail }: ActivityNotice): string {
  if (kind === "CONTRACT_TERMINATED") return `Umowa ${detail ?? ""} została wypowiedziana.`;
  if (kind === "TERMINATION_REVOKED") return `Wypowiedzenie umowy ${detail ?? ""} zostało cofnięte.`;
  const { notice, text } = RECORDED_KINDS[kind];
  if (typeof notice === "string") return `${notice}${detail === undefined ? "" : ` ${detail}`}.`;
  const about = detail === undefined ? "" : `: ${detail}`;
  return `Na twoim koncie ${text.slice(0, 1).toLowerCase()}${text.slice(1)}${about}.`;
}

/** Says how much a payout is and until when it arrives, which distinguishes two of them. */
function payoutSentences({ amount, arrivesBy }: ActivityNotice): string {
  const sum = amount === undefined ? "" : ` Kwota: ${formatLocalZloty("pl", amount)}.`;
  return arrivesBy === undefined ? sum : `${sum} Pieniądze będą na rachunku najpóźniej ${formatPolishDay(arrivesBy)}.`;
}

/** Says what to do about an activity of another person. */
function adviceText({ phone, passwordLinkTo }: ActivityNotice): string {
  const call = `Jeśli to nie ty, od razu zadzwoń do nas: ${phone}.`;
  switch (passwordLinkTo) {
    case "customer":
      return (
        "Jeśli to nie ty, ustaw inne hasło przez „Nie pamiętam hasła” na stronie logowania " +
        `i zadzwoń do nas: ${phone}.`
      );
    case "new-address":
      return `${call} Nie używaj „Nie pamiętam hasła”: link przyjdzie na nowy adres.`;
    case "nobody":
      return call;
  }
}

export const OUTBOX_PL: OutboxTexts = {
  code: (use, code) => `Kod do ${CODES[use]}: ${code}. Nie podawaj go nikomu.`,
  passwordLink: () =>
    "Nowe hasło ustawisz, otwierając link. Działa przez godzinę, jeden raz. Jeśli to nie twoja prośba, nie rób nic.",
  passwordLinkName: () => "Ustaw nowe hasło",
  copiedPasskey: (name) =>
    `Odrzuciliśmy logowanie kluczem dostępu „${name}”, bo mógł zostać skopiowany. Usuń go w ustawieniach i dodaj nowy.`,
  requestReceipt: (number, answerBy) =>
    `Przyjęliśmy zgłoszenie ${number}.${answerBy === undefined ? "" : ` Odpowiemy do ${formatPolishDay(answerBy)}.`} ` +
    "Jego stan zobaczysz w portalu, w Zgłoszeniach.",
  requestAnswered: (number, letterTo) =>
    `Jest odpowiedź na twoje zgłoszenie ${number}. ` +
    `${letterTo === undefined ? "" : `Wysłaliśmy ją listem${letterTo === "" ? "" : ` na adres ${letterTo}`}. `}` +
    `Przeczytasz ją ${letterTo === undefined ? "" : "też "}w portalu, w Zgłoszeniach. Możesz tam też odpisać.`,
  requestQuestion: ({ number, answerBy }) =>
    `Mamy pytanie do twojego zgłoszenia ${number}. Odpowiedz na nie w portalu, w Zgłoszeniach` +
    `${answerBy === undefined ? "" : `, do ${formatPolishDay(answerBy)}`}.`,
  requestLinkName: () => "Zobacz zgłoszenie",
  complaintReceipt: COMPLAINT_RECEIPTS.pl,
  accessibilityReceipt: ({ number, answerBy, text }) =>
    `Przyjęliśmy skargę na brak dostępności ${number}. Do ${formatPolishDay(answerBy)} odpowiemy albo podamy powód ` +
    `i nowy termin. Jeśli tego nie zrobimy, uznamy skargę za uwzględnioną. Treść skargi:\n${text}`,
  accessibilityAnswer: ({ number, phone }) =>
    `Odpowiadamy na skargę na brak dostępności ${number}. Sprawdziliśmy to, o czym piszesz, i pracujemy nad poprawką. ` +
    "Do tego czasu prześlemy ci tę samą treść w formie, którą wybierzesz: odpisz na ten e-mail albo zadzwoń do nas, " +
    `${phone}, i podaj numer skargi.`,
  documentFormatReceipt: ({ number, name, format, answerBy }) =>
    `Przyjęliśmy prośbę ${number} o dokument „${name}” ` +
    `${format === "LARGE_PRINT" ? "dużym drukiem" : "jako zwykły tekst"}. ` +
    `Wyślemy go bezpłatnie do ${formatPolishDay(answerBy)}.`,
  visitBooked: ({ day: isoDay, from, to, service, address, until, former, fee }) =>
    `Wizyta technika jest umówiona na ${formatPolishDay(isoDay)} między ${from} a ${to}.` +
    (former === undefined
      ? ""
      : ` Zastępuje wizytę ${formatPolishDay(former.day)} między ${former.from} a ${former.to}.`) +
    ` Usługa: ${service}.${address === "" ? "" : ` Adres: ${address}.`}` +
    (fee === undefined
      ? " Za przyjazd technika nie płacisz osobno."
      : ` Wizyta na życzenie: ${formatLocalZloty("pl", fee)}. Jeśli przyczyna leży po naszej stronie, nic nie płacisz.`) +
    ` Zmienisz ją albo odwołasz w portalu do ${formatPolishMoment(until)}.`,
  visitCancelled: ({ day: isoDay, from, to, service }) =>
    `Wizyta technika ${formatPolishDay(isoDay)} między ${from} a ${to} jest odwołana. Usługa: ${service}.`,
  visitAddressChanged: ({ day: isoDay, from, to, service, address }) =>
    "Przeprowadzka usługi ma nowy termin, dlatego zmienia się adres wizyty technika " +
    `${formatPolishDay(isoDay)} między ${from} a ${to}. Usługa: ${service}. Nowy adres wizyty: ${address}.`,
  moveChanged: ({ day: isoDay, service, address }) =>
    `Przeprowadzka usługi jest przełożona na ${formatPolishDay(isoDay)}. Usługa: ${service}. Nowy adres: ${address}.`,
  accountCreated: ({ account, login, phone }) =>
    `Konto w portalu jest założone. Numer klienta: ${account}, login: ${login}. Jeśli to nie ty, zadzwoń do nas: ${phone}.`,
  outageNews: (title) => `${title}. Damy znać, gdy coś się zmieni.`,
  offerAnswer: ({ answer, number, title }) => `${OFFER_ANSWERS[answer]} Oferta ${number}: ${title}.`,
  orderReceipt: ({ number, title, text }) =>
    `Oferta jest przyjęta. To potwierdzenie zawarcia umowy, zachowaj je. Zamówienie ${number}: ${title}.\n${text}`,
  orderLinkNames: () => ({ documents: "Dokumenty umowy", withdrawal: "Odstąp od umowy" }),
  linkAnswer: (link) => `${linkSentence(link)} Sprawa ${link.number}: ${link.title}.`,
  withdrawalReceipt: ({
    number,
    day,
    time,
    name,
    isOrganisation,
    contractNumber,
    recognizedNumber,
    email,
    settlement,
    answerBy,
    missedDay,
    ending,
  }) =>
    `Potwierdzenie otrzymania oświadczenia o odstąpieniu od umowy ${number}. Otrzymaliśmy je ${formatPolishDay(day)} ` +
    `o godzinie ${time} (czas polski). Treść: „Odstępuję od umowy, numer ${contractNumber}”. ` +
    [
      ...(recognizedNumber === undefined ? [] : [`Dotyczy umowy lub zamówienia: ${recognizedNumber}.`]),
      `${senderLine({ name, isOrganisation })} E-mail: ${email}.`,
      ...(settlement === undefined ? [] : withdrawalSettlementLines(settlement)),
      ...(answerBy === undefined
        ? []
        : [`Sprawdzimy numer i termin i odpowiemy na ten adres do ${formatPolishDay(answerBy)}.`]),
      ...(missedDay === undefined
        ? []
        : [
            `Według naszych danych termin na odstąpienie minął ${formatPolishDay(missedDay)}. ` +
              (ending === undefined ? "Do czasu odpowiedzi umowa trwa bez zmian." : CONTRACT_ENDINGS.pl(ending)),
          ]),
    ].join(" "),
  withdrawalAnswer: WITHDRAWAL_ANSWERS.pl,
  installationCancelled: ({ day: isoDay, service }) =>
    `Technik nie przyjedzie ${formatPolishDay(isoDay)}: odstąpienie od umowy o usługę ${service} odwołało montaż. ` +
    "Niczego nie musisz robić.",
  subscriptionOrdered: ({ number, title, monthly, until }) =>
    `Przyjęliśmy zamówienie ${number}: ${title}, ${formatLocalZloty("pl", monthly)} miesięcznie. Do ` +
    `${formatPolishDay(until)} możesz odstąpić od umowy bez podania przyczyny i bez kosztów: w portalu, podając numer ` +
    "zamówienia. Potwierdzenie zamówienia jest w dziale Dokumenty.",
  subscriptionTurnedOff: ({ service, day, paidTo, withdrawal }) =>
    `Wyłączyliśmy ${service} ${formatPolishDay(day)}. Kolejnej opłaty nie doliczymy, ostatnia obejmuje czas do ` +
    `${formatPolishDay(paidTo)}.` +
    (withdrawal === undefined
      ? ""
      : ` Do ${formatPolishDay(withdrawal.until)} możesz jeszcze odstąpić od umowy bez podania przyczyny i nic nie ` +
        `zapłacisz: w portalu, podając numer zamówienia ${withdrawal.number}.`),
  subscriptionEndedByLimit: ({ day: isoDay, service }) =>
    `Wyłączyliśmy ${service} ${formatPolishDay(isoDay)}. Następna opłata za ${service} nie zmieściła się ` +
    "w miesięcznym limicie, więc jej nie doliczyliśmy. Włączysz go ponownie w Subskrypcjach, gdy zwiększysz limit.",
  servicesRestored: (services, isPaid) =>
    `${isPaid ? "Otrzymaliśmy wpłatę." : "Nie masz już zaległości."} Znowu ${services.length === 1 ? "działa" : "działają"}: ${services.join(", ")}.`,
  invoiceIssued: ({ number, amount, due }) =>
    `Faktura ${number} na kwotę ${formatLocalZloty("pl", amount)} czeka w portalu, w dziale Faktury. ` +
    `Termin płatności: ${formatPolishDay(due)}.`,
  terminationReceipt: ({ contractNumber, name, isOrganisation, services, day, time, ...end }) =>
    `Przyjęliśmy wypowiedzenie umowy ${contractNumber} dnia ${formatPolishDay(day)} o godzinie ${time} (czas polski). ` +
    `Treść: „${terminationStatement(contractNumber, end.endsOn)}”. ` +
    [terminationSender({ name, isOrganisation }, services), ...terminationLines(end)].join(" "),
  terminationConfirmed: ({ contractNumber, ...end }) =>
    [`Potwierdzamy koniec umowy ${contractNumber}.`, ...terminationLines(end)].join(" "),
  terminationRevoked: (contractNumber, change, orders) =>
    [`Cofnęliśmy wypowiedzenie umowy ${contractNumber}.`, ...revocationLines(change, orders)].join(" "),
  notice(notice) {
    const place = [CHANNELS[notice.channel], notice.device, notice.town].filter((part) => part !== undefined);
    return (
      `${noticeSentence(notice)}${payoutSentences(notice)} Kiedy: ${formatPolishMoment(notice.at)}. Skąd: ${place.join(", ")}. ` +
      adviceText(notice)
    );
  },
};
