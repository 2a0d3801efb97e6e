import { addToMonth } from "#kit/calendar/warsaw.ts";
import { listEntries, type FinancialEntryRow } from "../contexts/finance.repository.ts";
import { settlePayments } from "../contexts/payment.ts";
import { invoiceRest, type BotContext } from "./bot-finance.ts";
import { botLink, botMessage, botTextsOf } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";

/** Names of the months in all three languages, without diacritics (`foldDiacritics`), January first. */
const MONTH_NAMES: readonly RegExp[] = [
  /\bstycz(?:en|n)|(?<!\p{L})січ(?:ень|н)|\bjan(?:uary)?\b/u,
  /\blut(?:y|ego|ym)\b|(?<!\p{L})лют(?:ии|ого|ому)|\bfeb(?:ruary)?\b/u,
  /\bmar(?:zec|ca|cu|cow)|(?<!\p{L})берез(?:ень|н)|\bmarch\b/u,
  /\bkwie(?:cien|tni)|(?<!\p{L})квіт(?:ень|н)|\bapril\b/u,
  /\bmaj(?:a|u|em|ow\p{L}*)?\b|(?<!\p{L})трав(?:ень|н)|\b(?:in|for|of) may\b|\bmay.?s?\b (?:invoice|bill)/u,
  /\bczerw(?:iec|c)|(?<!\p{L})черв(?:ень|н)|\bjune\b/u,
  /\blip(?:iec|c)|(?<!\p{L})лип(?:ень|н)|\bjuly\b/u,
  /\bsierp(?:ien|n)|(?<!\p{L})серп(?:ень|н)|\baugust\b/u,
  /\bwrze(?:sien|sn)|(?<!\p{L})верес(?:ень|н)|\bsept(?:ember)?\b/u,
  /\bpazdziernik|(?<!\p{L})жовт(?:ень|н)|\boct(?:ober)?\b/u,
  /\blistopad|(?<!\p{L})листопад|\bnov(?:ember)?\b/u,
  /\bgrud(?:zien|ni)|(?<!\p{L})груд(?:ень|н)|\bdec(?:ember)?\b/u,
];

/** Words of a question about what was charged. */
const CHARGED =
  /faktur|rachun|zapla[ct]|\bile (?:\p{L}+ )?zostalo (?:\p{L}+ )?za\b|place\b|placi|kwot|\bzl\b|koszt|naliczon|рахун|плат|(?:за|с)плач|скільки (?:\p{L}+ )?залиши\p{L}+ (?:\p{L}+ )?за |коштув|сум[аиу]|invoice|\bbills?\b|\bpa(?:y|id)\b|how much is (?:still )?left (?:for|of|from)\b|charge|amount|cost/u;

/** Words of a question about a month to come: "заплачу" and "сплачуватиму", but not "сплачено" and "сплачувала". */
const AHEAD =
  /\bzaplac[ei](?:my)?\b|\bbed(?:[ea]|zie(?:my)?)\b|(?:за|с)плач(?!ен|ува[влн])|платим|буд[еу]|\bwill\b|\b(?:i|we)['’]ll\b|\bgoing to\b/u;

const YEAR = 12;

const monthOfEntry = ({ period, entryDate }: FinancialEntryRow): string => (period ?? entryDate).slice(0, 7);

/** Returns the invoice of a month, `YYYY-MM`: one with an amount left, if there are several. */
function invoiceOfMonth(invoices: readonly FinancialEntryRow[], month: string): FinancialEntryRow | undefined {
  const ofMonth = invoices.filter((entry) => monthOfEntry(entry) === month);
  return ofMonth.find((entry) => invoiceRest(entry).kind !== "paid") ?? ofMonth[0];
}

/**
 * Returns the latest month of this name, `YYYY-MM`, that is not after `today`; `undefined` if none is named. A question
 * about a payment to come means the next one, unless the latest one has an invoice with an amount left, or any invoice
 * and is nearer.
 */
function monthNamedIn(words: string, today: string, invoices: readonly FinancialEntryRow[]): string | undefined {
  const named = MONTH_NAMES.findIndex((name) => name.test(words)) + 1;
  if (named === 0) return undefined;
  const current = today.slice(0, 7);
  const monthsBack = (Number(current.slice(5)) - named + YEAR) % YEAR;
  const latest = addToMonth(current, -monthsBack);
  if (!AHEAD.test(words) || monthsBack === 0) return latest;
  const former = invoiceOfMonth(invoices, latest);
  const isMeant = former !== undefined && (monthsBack <= YEAR / 2 || invoiceRest(former).kind !== "paid");
  return isMeant ? latest : addToMonth(latest, YEAR);
}

/**
 * Names the invoice of the month that a question about charges names, with what is left of it and the way to its
 * comparison (CHAT-91); `undefined` for other questions.
 */
export function monthInvoice(context: BotContext, words: string): readonly MessageContent[] | undefined {
  const { tenant, chat, origin } = context;
  if (!CHARGED.test(words)) return undefined;
  settlePayments(tenant, chat.account);
  const invoices = listEntries(tenant.db, chat.account).filter(({ kind }) => kind === "invoice");
  const month = monthNamedIn(words, tenant.today(), invoices);
  if (month === undefined) return undefined;
  const texts = botTextsOf(chat);
  const found = invoiceOfMonth(invoices, month);
  if (found === undefined)
    return [
      botMessage(month > tenant.today().slice(0, 7) ? texts.noInvoiceYet() : texts.noMonthInvoice()),
      botLink(`${origin}/invoice`, texts.links.invoices),
    ];
  const { entryId, number, entryDate, amount } = found;
  const hasEarlier = invoices.some((entry) => monthOfEntry(entry) < month);
  return [
    botMessage(texts.monthInvoice({ number, day: entryDate, amount, hasEarlier, rest: invoiceRest(found) })),
    botLink(`${origin}/invoice/${encodeURIComponent(entryId)}`, texts.links.invoice),
  ];
}
