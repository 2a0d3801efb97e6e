import { parseJsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { moves, visits } from "./bot-appointments.ts";
import { instalments, restoration, suspension } from "./bot-blockade.ts";
import { endings } from "./bot-endings.ts";
import { balance, correction, invoice, type BotContext } from "./bot-finance.ts";
import { BOT_NAME, botLink, botMenu, botMessage, botPicture, botTextsOf, inLanguageOf } from "./bot-message.ts";
import { monthInvoice } from "./bot-month-invoice.ts";
import { changedTerms, complaint } from "./bot-rights.ts";
import type { Chat, MessageContent } from "./chat.repository.ts";
import { faqAnswerOf, findFaqAnswer, foldDiacritics, STRONG_SCORE, type AnsweredQuestion } from "./find-faq-answer.ts";
import { isChatOpen } from "./is-chat-open.ts";
import {
  concernsCategory,
  isOutageQuestion,
  isSuspensionQuestion,
  isTelevisionQuestion,
} from "./is-outage-question.ts";

/** Reply of the bot; `handOver` is true if an agent takes over. */
export interface BotAnswer {
  readonly replies: readonly MessageContent[];
  readonly handOver: boolean;
}

function knownOutage({ tenant, chat, origin }: BotContext): readonly MessageContent[] | undefined {
  const texts = botTextsOf(chat);
  const current = tenant.db
    .prepare("SELECT data FROM outage WHERE account_number = ? ORDER BY outage_id")
    .all(chat.account)
    .map((row) => parseJsonRecord(textColumn(row, "data")))
    .flatMap(({ title, plannedEnd }) =>
      typeof title === "string"
        ? [
            {
              title: title.trim().replace(/\.$/, ""),
              plannedEnd: typeof plannedEnd === "string" ? plannedEnd : undefined,
            },
          ]
        : [],
    );
  return current.length === 0
    ? undefined
    : [botMessage(texts.knownOutage(current)), botLink(`${origin}/messages`, texts.links.messages)];
}

/** Names the outage, or else says what the customer can do. */
function outages(context: BotContext, words: string): readonly MessageContent[] {
  const { chat, origin } = context;
  const texts = botTextsOf(chat);
  const known = knownOutage(context);
  if (known !== undefined) return known;
  if (isTelevisionQuestion(words)) return [botMessage(texts.noTelevisionOutage()), didItHelp(chat)];
  return [
    botMessage(texts.noOutage()),
    botPicture(`${origin}/sandbox/assets/router.svg`, texts.routerPicture()),
    didItHelp(chat),
  ];
}

/** Says that services do not work because they are suspended; `undefined` if the question is about others. */
function suspensionFor(context: BotContext, words: string): readonly MessageContent[] | undefined {
  return suspension(context, (category) => concernsCategory(words, category));
}

function pin({ origin, chat }: BotContext): readonly MessageContent[] {
  const texts = botTextsOf(chat);
  return [botMessage(texts.pin()), botLink(`${origin}/resetPin`, texts.links.pin)];
}

function eInvoice({ origin, chat }: BotContext): readonly MessageContent[] {
  const texts = botTextsOf(chat);
  return [botMessage(texts.eInvoice()), botLink(`${origin}/invoice`, texts.links.payments)];
}

function didItHelp(chat: Chat): MessageContent {
  const texts = botTextsOf(chat);
  const { choices } = texts;
  return botMessage(texts.didItHelp(), [choices.helped, choices.agent]);
}

/** Answers from the FAQ, with a link to the whole answer. */
function faq(
  { origin, chat }: BotContext,
  { questionId, question, text }: AnsweredQuestion,
): readonly MessageContent[] {
  const { articleNote } = botTextsOf(chat);
  return [
    ...(articleNote === undefined ? [] : [botMessage(articleNote)]),
    { ...botMessage(text), language: "pl" },
    { ...botLink(`${origin}/faq?${new URLSearchParams({ question: questionId })}`, question), language: "pl" },
    didItHelp(chat),
  ];
}

type Subject = readonly [RegExp, (context: BotContext) => readonly MessageContent[]];

// Words of all three languages, without diacritics (`foldDiacritics`): a customer may mix them.

/** Help that did not help. */
const NOT_HELPED = /nie pomog|не допом|(?:not|n.?t) help/u;
/** Asks when limited services work again; only a customer with a blockade gets its answer. */
const RESTORATION = new RegExp(
  "kiedy (?:mi )?(?:wlacz|przywroc|odblok|bedzie|wroc|zadziala|ruszy)|przywroc|odblok|zaplacil|" +
    "коли (?:мені |ви )?(?:увімкн|запрац|буде|поверн)|віднов|розблок|заплати[вл]|сплати[вл]|" +
    "when will .*(?:work|back|on)|restore|unblock|i.?(?: ha)?ve paid|i paid",
  "u",
);
/** Asks for a day or an hour. */
const WHEN = /kiedy|termin|ktorego|o ktorej|jakiego dnia|коли|о котр|якого дня|when|what (?:time|day)/u;
/** Appointments of the customer, which only a question for their time is about. */
const APPOINTMENTS: readonly Subject[] = [
  [/przeprowad|przenies|przenos|переїзд|перенес|\bmov(?:e|ing)\b/u, moves],
  [/technik|monter|wizyt|montaz|технік|візит|майст|technician|visit|installation/u, visits],
];
/** Internet that works, but slowly. */
const SLOW = new RegExp(
  "zwalnia|spowaln|zacina|przycina|\\bmuli|\\bslab\\w* (?:internet|wifi|wi-fi|zasieg)|" +
    "(?:internet|wifi|wi-fi|net)\\b.* wol(?:n|niej)|повільн|слабк|\\bslow|" +
    "\\bwoln\\w* (?:\\w+ ){0,2}(?:internet|wifi|wi-fi|net\\b)",
  "u",
);
/** Internet as the only subject: an answer about its outages has the same words as a question about its speed. */
const INTERNET = /internet|wi-?fi|\bnet\b|інтернет|ваифаи/u;
/** Invoices and payments. */
const CHARGES = /faktur|rachun|zaplac|zwrot|рахун|плат|invoice|\bbills?\b|\bpay|refund/u;
const SLOW_QUESTION = "wolne-wifi";
/** Questions whose words fit other answers better, with the question of the FAQ that answers them. */
const HELP: readonly (readonly [RegExp, string])[] = [
  [/(?:prze|ze)rwac .*umow/u, "wypowiedzenie"],
  [
    new RegExp(
      "(?:kont[aoe]|rachun\\w*) .*(?:zwrot|wyplat|nadplat)|(?:zwrot|wyplat).* (?:konto|rachunek)|" +
        "рахун.*(?:поверн|виплат)|(?:поверн|виплат).*рахун|account.*(?:refund|payout)|(?:refund|payout).*account",
      "u",
    ),
    "nadplata",
  ],
  [/numer\w* (?:rachunk|konta)|(?:rachunek|konto) .*przelew/u, "jak-zaplacic"],
];
/** Rights of the customer, which no other subject of the question outweighs. */
const RIGHTS: readonly Subject[] = [
  [/reklamac|reklamowa[cl]|reklamuj|скарг|complain/u, complaint],
  [
    /zmian\w* (?:\w+ ){0,2}(?:regulamin|warunk|cennik)|змін\p{L}* (?:\p{L}+ ){0,2}(?:умов|правил|прайс)|chang\w* (?:\w+ ){0,3}(?:terms|price list|conditions)/u,
    changedTerms,
  ],
];
const SUBJECTS: readonly Subject[] = [
  [/\brat(?:y|ach|alnie)\b|rozloz|розстроч|частинами|instal?lment/u, instalments],
  [
    new RegExp(
      "sald|stan konta|zaplac|nadplat|\\bile (?:mam )?(?:do zaplaty|place|jestem|zalegam)|ile mam$|" +
        "баланс|скільки .*(?:пла[тч]|борг|винен|винна)|сплат|переплат|balance|how much .*(?:pay|owe|due)|to pay|overpa",
      "u",
    ),
    balance,
  ],
  [/korekt|koryg|коригув|correction/u, correction],
  [
    /\be-?faktur|elektroniczn\w* faktur|faktur\w* (?:elektroniczn|papierow|na papierze)|(?<!\p{L})е-рахун|електронн\p{L}* рахун|\be-?invoic|\be-?bill|electronic invoice|paper invoice|paperless/u,
    eInvoice,
  ],
  [/faktur|rachun|рахун|invoice|\bbills?\b/u, invoice],
  [/\bpin(?:u|em|ie)?\b(?!.*\b(?:sim|kart))/u, pin],
  [
    /pomoglo|dzieki|dziekuje|допомогло|дякую|helped|thank/u,
    ({ chat }) => [botMessage(botTextsOf(chat).thanks(), botMenu(chat))],
  ],
];
const AGENT_REQUEST =
  /[ck]onsultant|czlowiek|doradc|\bagent|консультант|людин|оператором|advis[eo]r|human|(?:real|live|a) person/u;

/** Returns a message without the offer of an agent, for the hours in which none works. */
function withoutAgent(chat: Chat, message: MessageContent): MessageContent {
  const { agent } = botTextsOf(chat).choices;
  return message.answers === undefined
    ? message
    : { ...message, answers: message.answers.filter((answer) => answer !== agent) };
}

/** Returns the first message of the bot. */
export function botGreeting(chat: Chat, hasAgents: boolean): MessageContent {
  const greeting = inLanguageOf(chat, botMessage(botTextsOf(chat).greeting(BOT_NAME), botMenu(chat)));
  return hasAgents ? greeting : withoutAgent(chat, greeting);
}

/** Returns the reply of the bot when no agent can take over; a former chat shows it, too. */
export function botRefusal(chat: Chat): MessageContent {
  return inLanguageOf(chat, botMessage(botTextsOf(chat).refusal()));
}

/** Returns the reply of the bot to a message. It offers an agent only while agents work. */
export function answerAsBot(context: BotContext, customerText: string): BotAnswer {
  const { chat } = context;
  const texts = botTextsOf(chat);
  const words = foldDiacritics(customerText);
  const hasAgents = isChatOpen(context.tenant, chat.topic);
  const handOver = AGENT_REQUEST.test(words);
  const replies = handOver
    ? [botMessage(texts.handOver())]
    : (replyTo(context, words) ?? [botMessage(texts.unknown(hasAgents), botMenu(chat))]);
  const localReplies = replies.map((reply) => inLanguageOf(chat, reply));
  return { replies: hasAgents ? localReplies : localReplies.map((reply) => withoutAgent(chat, reply)), handOver };
}

/** Returns true for a question about slow internet, and not about what it costs. */
const isSlowInternet = (words: string): boolean =>
  SLOW.test(words) && INTERNET.test(words) && !isTelevisionQuestion(words) && !CHARGES.test(words);

/** Answers from the customer's data, unless the FAQ fits clearly better. */
function replyTo(context: BotContext, words: string): readonly MessageContent[] | undefined {
  const right = RIGHTS.find(([pattern]) => pattern.test(words));
  if (right !== undefined) return right[1](context);
  const ending = WHEN.test(words) ? endings(context, words) : undefined;
  if (ending !== undefined) return ending;
  const appointment = WHEN.test(words) ? APPOINTMENTS.find(([pattern]) => pattern.test(words)) : undefined;
  if (appointment !== undefined) return appointment[1](context);
  const restored = RESTORATION.test(words) ? restoration(context) : undefined;
  if (restored !== undefined) return restored;
  const suspended = isOutageQuestion(words) || isSuspensionQuestion(words) ? suspensionFor(context, words) : undefined;
  if (suspended !== undefined) return [...suspended, ...(knownOutage(context) ?? [])];
  // A fault is answered from the customer's data, whatever the FAQ says about it.
  if (isOutageQuestion(words)) return outages(context, words);
  if (NOT_HELPED.test(words)) return undefined;
  const ofMonth = WHEN.test(words) ? undefined : monthInvoice(context, words);
  if (ofMonth !== undefined) return ofMonth;
  const slow = isSlowInternet(words) ? faqAnswerOf(context.tenant.db, SLOW_QUESTION) : undefined;
  if (slow !== undefined) return faq(context, slow);
  const helpQuestion = HELP.find(([pattern]) => pattern.test(words))?.[1];
  const known = helpQuestion === undefined ? undefined : faqAnswerOf(context.tenant.db, helpQuestion);
  if (known !== undefined) return faq(context, known);
  const answer = findFaqAnswer(context.tenant.db, words);
  if (answer !== undefined && answer.score >= STRONG_SCORE) return faq(context, answer);
  const subject = SUBJECTS.find(([pattern]) => pattern.test(words));
  if (subject !== undefined) return subject[1](context);
  const help = answer ?? (SLOW.test(words) ? faqAnswerOf(context.tenant.db, SLOW_QUESTION) : undefined);
  return help === undefined ? undefined : faq(context, help);
}
