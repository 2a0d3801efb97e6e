import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { formatLocalDay } from "./local-formats-of.ts";
import type { ComplaintReceiptValues } from "./outbox-texts.ts";
import type { SandboxLanguage } from "./sandbox-language.ts";

type Write = (receipt: ComplaintReceiptValues) => string;

/** Names a letter, with its address if that is known; nothing without a letter. */
const byLetter = (letterTo: string | undefined, letter: string, to: string): string =>
  letterTo === undefined ? "" : `${letter}${letterTo === "" ? "" : ` ${to} ${letterTo}`}`;

const inPolish: Write = ({ number, day, time, answerBy, text, letterTo }) =>
  `Przyjęliśmy reklamację ${number} dnia ${formatPolishDay(day)} o godzinie ${time} (czas polski). ` +
  `Odpowiemy do ${formatPolishDay(answerBy)}${byLetter(letterTo, " listem", "na adres")}. Jeśli tego nie zrobimy, uznamy reklamację za uwzględnioną. ` +
  `Jej stan zobaczysz w portalu, w Zgłoszeniach. Treść reklamacji:\n${text}`;

const inEnglish: Write = ({ number, day, time, answerBy, text, letterTo }) =>
  `We received your complaint ${number} on ${formatLocalDay("en", day)} at ${time} (Polish time). ` +
  `We’ll reply by ${formatLocalDay("en", answerBy)}${byLetter(letterTo, ", by letter", "to")}. If we don’t, we’ll treat your complaint as upheld. ` +
  `You can follow its status in the portal, under Requests. Your complaint:\n${text}`;

const inUkrainian: Write = ({ number, day, time, answerBy, text, letterTo }) =>
  `Ми прийняли скаргу ${number} ${formatLocalDay("uk", day)} о ${time} (за польським часом). ` +
  `Відповімо до ${formatLocalDay("uk", answerBy)}${byLetter(letterTo, " листом", "на адресу")}. Якщо ми цього не зробимо, скарга вважатиметься задоволеною. ` +
  `Її статус видно на порталі, у розділі «Звернення». Текст скарги:\n${text}`;

/** Receipts of a complaint on a durable medium, with its content, day and hour. */
export const COMPLAINT_RECEIPTS: Readonly<Record<SandboxLanguage, Write>> = {
  pl: inPolish,
  en: inEnglish,
  uk: inUkrainian,
};
