import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { listEntries, balanceOf, type FinancialEntryRow } from "../contexts/finance.repository.ts";
import { parseJsonRecord, type Json } from "../database/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { formatZloty } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { Chat, MessageContent } from "./chat.repository.ts";
import { findFaqAnswer, STRONG_SCORE, type FoundFaqAnswer } from "./find-faq-answer.ts";
import { foldDiacritics } from "./fold-diacritics.ts";

/** Reply of the bot; `handOver` is true if an agent takes over. */
export interface BotAnswer {
  readonly replies: readonly MessageContent[];
  readonly handOver: boolean;
}

/** Data for the replies of the bot: the chat with its customer, and the origin of the portal. */
interface BotContext {
  readonly tenant: Tenant;
  readonly chat: Chat;
  readonly origin: string;
}

const NAME = "Wika";
const MENU = ["Saldo", "Awaria", "Faktura", "PIN", "Konsultant"];

const botMessage = (message: string, answers?: readonly string[]): MessageContent => ({
  type: "NEW_MESSAGE",
  side: "BOT",
  agentName: NAME,
  message,
  answers,
});
const botLink = (url: string, message: string): MessageContent => ({
  type: "URL_MESSAGE",
  side: "BOT",
  agentName: NAME,
  message,
  url,
});
const botPicture = (url: string, message: string): MessageContent => ({
  type: "IMG_MESSAGE",
  side: "BOT",
  agentName: NAME,
  message,
  url,
});

/** Lists the unpaid invoices, the earliest due date first. */
function openInvoices({ tenant, chat }: BotContext): readonly FinancialEntryRow[] {
  return listEntries(tenant.db, chat.account)
    .filter(({ kind, unpaidAmount }) => kind === "invoice" && unpaidAmount > 0)
    .toSorted((a, b) => (a.dueDate ?? "").localeCompare(b.dueDate ?? ""));
}

/** Says how much is past its due date, and since when; an empty text if nothing is. */
function overdueText(context: BotContext): string {
  const today = context.tenant.today();
  const overdue = openInvoices(context).filter(({ dueDate }) => dueDate !== undefined && dueDate < today);
  const since = overdue[0]?.dueDate;
  if (since === undefined) return "";
  const sum = overdue.reduce((total, { unpaidAmount }) => total + unpaidAmount, 0);
  return ` Po terminie: ${formatZloty(sum)}, najstarsza faktura od ${formatPolishDay(since)}.`;
}

/** Says the next due date from today on; an empty text without one. */
function nextDueText(context: BotContext): string {
  const today = context.tenant.today();
  const next = openInvoices(context).find(({ dueDate }) => dueDate !== undefined && dueDate >= today);
  if (next?.dueDate === undefined) return "";
  return ` Najbliższy termin: ${formatPolishDay(next.dueDate)}, kwota ${formatZloty(next.unpaidAmount)}.`;
}

function balance(context: BotContext): readonly MessageContent[] {
  const owed = -balanceOf(context.tenant.db, context.chat.account);
  if (owed < 0) return [botMessage(`Masz nadpłatę: ${formatZloty(-owed)}. Nie musisz teraz nic płacić.`, MENU)];
  if (owed === 0 || openInvoices(context).length === 0)
    return [botMessage("Wszystko jest opłacone. Nie musisz teraz nic płacić.", MENU)];
  return [
    botMessage(`Do zapłaty masz ${formatZloty(owed)}.${overdueText(context)}${nextDueText(context)}`),
    botLink(`${context.origin}/invoice`, "Faktury i płatności"),
  ];
}

/** Says when an outage ends. */
function endText(plannedEnd: Json | undefined): string {
  if (typeof plannedEnd !== "string") return "koniec podamy w wiadomościach";
  return `koniec planujemy na ${formatPolishDay(plannedEnd.slice(0, 10))} o ${plannedEnd.slice(11, 16)}`;
}

function outages({ tenant, chat, origin }: BotContext): readonly MessageContent[] {
  const found = prepareStatement(tenant.db, "SELECT data FROM outage WHERE account_number = ? ORDER BY outage_id")
    .all(chat.account)
    .map((row) => parseJsonRecord(textColumn(row, "data")));
  const current = found.flatMap(({ title, plannedEnd }) =>
    typeof title === "string" ? [`${title.trim().replace(/\.$/, "")}, ${endText(plannedEnd)}.`] : [],
  );
  if (current.length > 0)
    return [
      botMessage(`Wiemy o problemie pod twoim adresem. ${current.join(" ")}`),
      botLink(`${origin}/messages`, "Wiadomości"),
    ];
  return [
    botMessage(
      "Pod twoimi adresami nie ma zgłoszonych awarii. Wyłącz router z prądu na 30 sekund i włącz go ponownie.",
    ),
    botPicture(`${origin}/sandbox/assets/router.svg`, "Przycisk zasilania jest z tyłu routera"),
    botMessage("Czy to pomogło?", ["Pomogło", "Konsultant"]),
  ];
}

function invoice({ tenant, chat, origin }: BotContext): readonly MessageContent[] {
  const newest = listEntries(tenant.db, chat.account)
    .filter(({ kind }) => kind === "invoice")
    .toSorted((a, b) => b.entryDate.localeCompare(a.entryDate))[0];
  if (newest === undefined) return [botMessage("Nie masz jeszcze żadnej faktury.", MENU)];
  const due = newest.dueDate === undefined ? "" : `, termin ${formatPolishDay(newest.dueDate)}`;
  return [
    botMessage(
      `Ostatnia faktura to ${newest.number} z ${formatPolishDay(newest.entryDate)} na ${formatZloty(newest.amount)}${due}.`,
    ),
    botLink(`${origin}/invoice`, "Wszystkie faktury"),
  ];
}

function pin({ origin }: BotContext): readonly MessageContent[] {
  return [
    botMessage("PIN dekodera ustawisz na nowo na stronie PIN dekodera."),
    botLink(`${origin}/resetPin`, "PIN dekodera"),
  ];
}

/** Answers from the FAQ, with a link to the whole answer. */
function faq({ origin }: BotContext, { questionId, question, text }: FoundFaqAnswer): readonly MessageContent[] {
  return [
    botMessage(text),
    botLink(`${origin}/faq?${new URLSearchParams({ question: questionId })}`, question),
    botMessage("Czy to pomogło?", ["Pomogło", "Konsultant"]),
  ];
}

/** A fault is answered from the customer's data, whatever the FAQ says about it. */
const OUTAGE = /awari|nie dziala|przerw/;
const SUBJECTS: readonly (readonly [RegExp, (context: BotContext) => readonly MessageContent[]])[] = [
  [OUTAGE, outages],
  [/sald|stan konta|ile mam|zaplac|nadplat/, balance],
  [/faktur|rachun/, invoice],
  [/\bpin/, pin],
  [/pomoglo|dzieki|dziekuje/, () => [botMessage("Cieszę się. Jeśli chcesz, pytaj dalej.", MENU)]],
];
const AGENT_REQUEST = /konsultant|czlowiek|doradc|agent/;

/** Returns the first message of the bot. */
export function botGreeting(): MessageContent {
  return botMessage(`Dzień dobry, tu ${NAME}, twoja automatyczna asystentka. W czym mogę pomóc?`, MENU);
}

/** Returns the reply of the bot when no agent can take over; a former chat shows it, too. */
export function botRefusal(): MessageContent {
  return botMessage("Nie mogę teraz połączyć cię z konsultantem.");
}

/** Returns the reply of the bot to a message. */
export function answerAsBot(context: BotContext, customerText: string): BotAnswer {
  const words = foldDiacritics(customerText);
  if (AGENT_REQUEST.test(words)) return { replies: [botMessage("Łączę z konsultantem.")], handOver: true };
  return {
    replies: replyTo(context, words) ?? [
      botMessage("Tego jeszcze nie wiem. Wybierz temat albo połącz się z konsultantem.", MENU),
    ],
    handOver: false,
  };
}

/** Answers from the customer's data, unless the FAQ fits clearly better. */
function replyTo(context: BotContext, words: string): readonly MessageContent[] | undefined {
  const answer = OUTAGE.test(words) ? undefined : findFaqAnswer(context.tenant.db, words);
  if (answer !== undefined && answer.score >= STRONG_SCORE) return faq(context, answer);
  const subject = SUBJECTS.find(([pattern]) => pattern.test(words));
  if (subject !== undefined) return subject[1](context);
  return answer === undefined ? undefined : faq(context, answer);
}
