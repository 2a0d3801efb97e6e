import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { parseJsonRecord, type Json } from "../database/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { moves, visits } from "./bot-appointments.ts";
import { instalments, restoration } from "./bot-blockade.ts";
import { AGENT_ANSWER, balance, BOT_MENU, correction, invoice, type BotContext } from "./bot-finance.ts";
import { BOT_NAME, botLink, botMessage, botPicture } from "./bot-message.ts";
import { changedTerms, complaint } from "./bot-rights.ts";
import type { MessageContent } from "./chat.repository.ts";
import { faqAnswerOf, findFaqAnswer, foldDiacritics, STRONG_SCORE, type AnsweredQuestion } from "./find-faq-answer.ts";
import { isChatOpen } from "./is-chat-open.ts";

/** Reply of the bot; `handOver` is true if an agent takes over. */
export interface BotAnswer {
  readonly replies: readonly MessageContent[];
  readonly handOver: boolean;
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
    botMessage("Czy to pomogło?", ["Pomogło", AGENT_ANSWER]),
  ];
}

function pin({ origin }: BotContext): readonly MessageContent[] {
  return [
    botMessage("PIN dekodera ustawisz na nowo na stronie PIN dekodera."),
    botLink(`${origin}/resetPin`, "PIN dekodera"),
  ];
}

/** Answers from the FAQ, with a link to the whole answer. */
function faq({ origin }: BotContext, { questionId, question, text }: AnsweredQuestion): readonly MessageContent[] {
  return [
    botMessage(text),
    botLink(`${origin}/faq?${new URLSearchParams({ question: questionId })}`, question),
    botMessage("Czy to pomogło?", ["Pomogło", AGENT_ANSWER]),
  ];
}

type Subject = readonly [RegExp, (context: BotContext) => readonly MessageContent[]];

/** A fault is answered from the customer's data, whatever the FAQ says about it. */
const OUTAGE = /awari|nie dziala|przerw/;
/** Asks when limited services work again; only a customer with a blockade gets its answer. */
const RESTORATION = /kiedy (?:mi )?(?:wlacz|przywroc|odblok|bedzie)|przywroc|odblok|zaplacil/;
/** Asks for a day or an hour. */
const WHEN = /kiedy|termin|ktorego|o ktorej|jakiego dnia|na kiedy/;
/** Appointments of the customer, which only a question for their time is about. */
const APPOINTMENTS: readonly Subject[] = [
  [/przeprowad|przenies|przenos/, moves],
  [/technik|monter|wizyt|montaz/, visits],
];
/** Internet that works, but slowly. */
const SLOW =
  /zwalnia|spowaln|zacina|przycina|\bmuli|\bslab\w* (?:internet|wifi|wi-fi|zasieg)|(?:internet|wifi|wi-fi|net)\b.* wol(?:n|niej)/;
const SLOW_QUESTION = "wolne-wifi";
/** Rights of the customer, which no other subject of the question outweighs. */
const RIGHTS: readonly Subject[] = [
  [/reklamac|reklamow/, complaint],
  [/zmian\w* (?:\w+ ){0,2}(?:regulamin|warunk|cennik)/, changedTerms],
];
const SUBJECTS: readonly Subject[] = [
  [OUTAGE, outages],
  [/\brat(?:y|ach|alnie)\b|rozloz/, instalments],
  [/sald|stan konta|ile mam|zaplac|nadplat/, balance],
  [/korekt|koryg/, correction],
  [/faktur|rachun/, invoice],
  [/\bpin/, pin],
  [/pomoglo|dzieki|dziekuje/, () => [botMessage("Cieszę się. Jeśli chcesz, pytaj dalej.", BOT_MENU)]],
];
const AGENT_REQUEST = /konsultant|czlowiek|doradc|agent/;

/** Returns a message without the offer of an agent, for the hours in which none works. */
const withoutAgent = (message: MessageContent): MessageContent =>
  message.answers === undefined
    ? message
    : { ...message, answers: message.answers.filter((answer) => answer !== AGENT_ANSWER) };

/** Returns the first message of the bot. */
export function botGreeting(hasAgents: boolean): MessageContent {
  const greeting = botMessage(
    `Dzień dobry, tu ${BOT_NAME}, twoja automatyczna asystentka. W czym mogę pomóc?`,
    BOT_MENU,
  );
  return hasAgents ? greeting : withoutAgent(greeting);
}

/** Returns the reply of the bot when no agent can take over; a former chat shows it, too. */
export function botRefusal(): MessageContent {
  return botMessage("Nie mogę teraz połączyć cię z konsultantem.");
}

/** Returns the reply of the bot to a message it does not understand. */
function unknownAnswer(hasAgents: boolean): MessageContent {
  const other = hasAgents ? "połącz się z konsultantem" : "napisz do nas w dziale Zgłoszenia";
  return botMessage(`Tego jeszcze nie wiem. Wybierz temat albo ${other}.`, BOT_MENU);
}

/** Returns the reply of the bot to a message. It offers an agent only while agents work. */
export function answerAsBot(context: BotContext, customerText: string): BotAnswer {
  const words = foldDiacritics(customerText);
  if (AGENT_REQUEST.test(words)) return { replies: [botMessage("Łączę z konsultantem.")], handOver: true };
  const hasAgents = isChatOpen(context.tenant, context.chat.topic);
  const replies = replyTo(context, words) ?? [unknownAnswer(hasAgents)];
  return { replies: hasAgents ? replies : replies.map(withoutAgent), handOver: false };
}

/** Answers from the customer's data, unless the FAQ fits clearly better. */
function replyTo(context: BotContext, words: string): readonly MessageContent[] | undefined {
  const right = RIGHTS.find(([pattern]) => pattern.test(words));
  if (right !== undefined) return right[1](context);
  const restored = RESTORATION.test(words) ? restoration(context) : undefined;
  if (restored !== undefined) return restored;
  const appointment = WHEN.test(words) ? APPOINTMENTS.find(([pattern]) => pattern.test(words)) : undefined;
  if (appointment !== undefined) return appointment[1](context);
  const answer = OUTAGE.test(words) ? undefined : findFaqAnswer(context.tenant.db, words);
  if (answer !== undefined && answer.score >= STRONG_SCORE) return faq(context, answer);
  const subject = SUBJECTS.find(([pattern]) => pattern.test(words));
  if (subject !== undefined) return subject[1](context);
  const help = answer ?? (SLOW.test(words) ? faqAnswerOf(context.tenant.db, SLOW_QUESTION) : undefined);
  return help === undefined ? undefined : faq(context, help);
}
