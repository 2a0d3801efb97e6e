import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { CONTRACT_ENDINGS } from "./contract-ending-texts.ts";
import { formatLocalDay } from "./local-formats-of.ts";
import type { WithdrawalAnswerValues } from "./outbox-texts.ts";
import type { SandboxLanguage } from "./sandbox-language.ts";

type Write = (answer: WithdrawalAnswerValues) => string;

function inPolish({ number, contractNumber, reason, ending }: WithdrawalAnswerValues): string {
  const start = `Odpowiedź na oświadczenie ${number}. `;
  const rights =
    ending === undefined
      ? "Umowa trwa bez zmian. Możesz ją wypowiedzieć w portalu, a jeśli uważasz, że się mylimy, złożyć reklamację."
      : `${CONTRACT_ENDINGS.pl(ending)} Jeśli uważasz, że się mylimy, złóż reklamację.`;
  switch (reason.kind) {
    case "too-late":
      return `${start}Termin na odstąpienie od umowy, numer ${contractNumber}, minął ${formatPolishDay(reason.until)}. ${rights}`;
    case "no-right":
      return `${start}Według naszych danych od umowy, numer ${contractNumber}, nie można odstąpić. ${rights}`;
    case "unknown-number":
      return (
        `${start}Nie znaleźliśmy umowy ani zamówienia o numerze ${contractNumber}, do których pasowałyby podane dane. ` +
        "Sprawdź numer, imię i nazwisko oraz adres e-mail i wyślij oświadczenie jeszcze raz. Numer jest w umowie i w " +
        "e-mailu z potwierdzeniem zamówienia. Jeśli wszystkie dane są poprawne, zadzwoń do nas albo złóż reklamację."
      );
  }
}

function inEnglish({ number, contractNumber, reason, ending }: WithdrawalAnswerValues): string {
  const start = `This is our answer to your statement of withdrawal ${number}. `;
  const rights =
    ending === undefined
      ? "The contract continues unchanged. You can terminate it in the portal, " +
        "or make a complaint if you think we are wrong."
      : `${CONTRACT_ENDINGS.en(ending)} If you think we are wrong, make a complaint.`;
  switch (reason.kind) {
    case "too-late":
      return (
        `${start}The time to withdraw from the contract with the number ${contractNumber} ` +
        `ended on ${formatLocalDay("en", reason.until)}. ${rights}`
      );
    case "no-right":
      return `${start}By our data you cannot withdraw from the contract with the number ${contractNumber}. ${rights}`;
    case "unknown-number":
      return (
        `${start}We have not found a contract or order with the number ${contractNumber} that matches your details. ` +
        "Check the number, your name and your email address, and send the statement again. The number is in your " +
        "contract and in the email that confirms your order. If all details are right, call us or make a complaint."
      );
  }
}

function inUkrainian({ number, contractNumber, reason, ending }: WithdrawalAnswerValues): string {
  const start = `Це відповідь на вашу заяву про відмову ${number}. `;
  const rights =
    ending === undefined
      ? "Договір діє без змін. Ви можете розірвати його на порталі або подати скаргу, якщо вважаєте, що ми помиляємося."
      : `${CONTRACT_ENDINGS.uk(ending)} Якщо ви вважаєте, що ми помиляємося, подайте скаргу.`;
  switch (reason.kind) {
    case "too-late":
      return (
        `${start}Строк для відмови від договору з номером ${contractNumber} минув ` +
        `${formatLocalDay("uk", reason.until)}. ${rights}`
      );
    case "no-right":
      return `${start}За нашими даними, від договору з номером ${contractNumber} не можна відмовитися. ${rights}`;
    case "unknown-number":
      return (
        `${start}Ми не знайшли договору чи замовлення з номером ${contractNumber}, яким відповідали б указані дані. ` +
        "Перевірте номер, ім’я та прізвище й адресу електронної пошти та надішліть заяву ще раз. Номер є в договорі " +
        "та в листі з підтвердженням замовлення. Якщо всі дані правильні, зателефонуйте нам або подайте скаргу."
      );
  }
}

/** Returns the answer to a statement of withdrawal that ended no contract, by language (WITHDRAW-12, WITHDRAW-31). */
export const WITHDRAWAL_ANSWERS: Readonly<Record<SandboxLanguage, Write>> = {
  pl: inPolish,
  uk: inUkrainian,
  en: inEnglish,
};
