import { dayAt } from "#kit/calendar/warsaw.ts";
import { balanceOf, listEntries, type FinancialEntryRow } from "../contexts/finance.repository.ts";
import { arrivesByOf, payoutsOf } from "../contexts/payout.repository.ts";
import { sendDuePayouts } from "../contexts/send-due-payouts.ts";
import { settlePayments, STATUS_PENDING } from "../contexts/payment.ts";
import type { InvoiceRest, OverdueDebt, Overpayment } from "../language/bot-texts.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { botLink, botMenu, botMessage, botTextsOf } from "./bot-message.ts";
import type { Chat, MessageContent } from "./chat.repository.ts";

/** Data for the replies of the bot: the chat with its customer, and the origin of the portal. */
export interface BotContext {
  readonly tenant: Tenant;
  readonly chat: Chat;
  readonly origin: string;
}

const STATUS_PAID = 1;
/** Kinds that a customer owes. */
const OWED_KINDS: readonly string[] = ["invoice", "interest"];
/** Statuses of an entry that is paid, is being paid, or whose payment the bank has accepted. */
const NOT_PAYABLE: readonly number[] = [STATUS_PAID, STATUS_PENDING, 5];

const sumUnpaid = (entries: readonly FinancialEntryRow[]): number =>
  entries.reduce((total, { unpaidAmount }) => total + unpaidAmount, 0);

/** Lists the unpaid entries, the earliest due date first. */
function unpaidEntries({ tenant, chat }: BotContext): readonly FinancialEntryRow[] {
  return listEntries(tenant.db, chat.account)
    .filter(({ kind, unpaidAmount }) => OWED_KINDS.includes(kind) && unpaidAmount > 0)
    .toSorted((a, b) => (a.dueDate ?? "").localeCompare(b.dueDate ?? ""));
}

/** Sums what is past its due date, with the oldest entry; `undefined` if nothing is. */
function overdueDebt(open: readonly FinancialEntryRow[], today: string): OverdueDebt | undefined {
  const overdue = open.filter(({ dueDate }) => dueDate !== undefined && dueDate < today);
  const oldest = overdue[0];
  if (oldest?.dueDate === undefined) return undefined;
  return {
    sum: sumUnpaid(overdue),
    kind: oldest.kind === "interest" ? "interest" : "invoice",
    since: oldest.dueDate,
  };
}

/** Sums what is past its due date: what can be paid, and what a payment without a result pays. */
export function overdueSums(context: BotContext): { readonly open: number; readonly pending: number } {
  settlePayments(context.tenant, context.chat.account);
  const today = context.tenant.today();
  const overdue = unpaidEntries(context).filter(({ dueDate }) => dueDate !== undefined && dueDate < today);
  return {
    open: sumUnpaid(overdue.filter(({ status }) => !NOT_PAYABLE.includes(status))),
    pending: sumUnpaid(overdue.filter(({ status }) => status === STATUS_PENDING)),
  };
}

/** Returns the next due date from today on with what is due that day; `undefined` without one. */
function nextDue(
  open: readonly FinancialEntryRow[],
  today: string,
): { readonly day: string; readonly sum: number } | undefined {
  const next = open.find(({ dueDate }) => dueDate !== undefined && dueDate >= today);
  if (next?.dueDate === undefined) return undefined;
  return { day: next.dueDate, sum: sumUnpaid(open.filter(({ dueDate }) => dueDate === next.dueDate)) };
}

/** Sums the ordered payouts of the overpayment, with the last day on which their money arrives. */
function orderedPayout({ tenant, chat }: BotContext): Overpayment["payout"] {
  const ordered = payoutsOf(tenant.db, chat.account).filter(({ state }) => state === "ordered");
  if (ordered.length === 0) return undefined;
  return {
    sum: ordered.reduce((total, { amount }) => total + amount, 0),
    arrivesBy: dayAt(Math.max(...ordered.map(arrivesByOf))),
  };
}

/** Says what the customer owes now, without what is being paid already, so that it is not paid twice. */
export function balance(context: BotContext): readonly MessageContent[] {
  const { tenant, chat, origin } = context;
  settlePayments(tenant, chat.account);
  const texts = botTextsOf(chat);
  const unpaid = unpaidEntries(context);
  const open = unpaid.filter(({ status }) => !NOT_PAYABLE.includes(status));
  const pending = sumUnpaid(unpaid.filter(({ status }) => status === STATUS_PENDING));
  const link = botLink(`${origin}/invoice`, texts.links.payments);
  if (open.length > 0) {
    const today = tenant.today();
    const [overdue, next] = [overdueDebt(open, today), nextDue(open, today)];
    return [botMessage(texts.due({ sum: sumUnpaid(open), overdue, next, pending })), link];
  }
  if (pending > 0) return [botMessage(texts.onlyPending(pending)), link];
  sendDuePayouts(tenant, chat.account);
  const sum = balanceOf(tenant.db, chat.account);
  const payout = orderedPayout(context);
  return [botMessage(sum > 0 ? texts.overpaid({ sum, payout }) : texts.allPaid(), botMenu(chat))];
}

/** Returns what is left of an invoice. */
export function invoiceRest({ status, unpaidAmount: left }: FinancialEntryRow): InvoiceRest {
  if (left <= 0 || status === STATUS_PAID) return { kind: "paid", left: 0 };
  return { kind: NOT_PAYABLE.includes(status) ? "pending" : "open", left };
}

function newestOf({ tenant, chat }: BotContext, wanted: string): FinancialEntryRow | undefined {
  return listEntries(tenant.db, chat.account)
    .filter(({ kind }) => kind === wanted)
    .toSorted((a, b) => b.entryDate.localeCompare(a.entryDate))[0];
}

const toNamedEntry = ({ number, entryDate, amount }: FinancialEntryRow) => ({ number, day: entryDate, amount });

/** Names the newest invoice with what is left of it. */
export function invoice(context: BotContext): readonly MessageContent[] {
  settlePayments(context.tenant, context.chat.account);
  const texts = botTextsOf(context.chat);
  const newest = newestOf(context, "invoice");
  if (newest === undefined) return [botMessage(texts.noInvoice(), botMenu(context.chat))];
  return [
    botMessage(texts.lastInvoice({ ...toNamedEntry(newest), dueDate: newest.dueDate, rest: invoiceRest(newest) })),
    botLink(`${context.origin}/invoice`, texts.links.invoices),
  ];
}

/** Names the newest correction and says where its PDF is. */
export function correction(context: BotContext): readonly MessageContent[] {
  const texts = botTextsOf(context.chat);
  const newest = newestOf(context, "correction");
  if (newest === undefined) return [botMessage(texts.noCorrection(), botMenu(context.chat))];
  return [
    botMessage(texts.lastCorrection(toNamedEntry(newest))),
    botLink(`${context.origin}/invoice`, texts.links.invoices),
  ];
}
