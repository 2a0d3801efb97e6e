import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { balanceOf, listEntries, type FinancialEntryRow } from "../contexts/finance.repository.ts";
import { settlePayments, STATUS_PENDING } from "../contexts/payment.ts";
import { formatZloty } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { botLink, botMessage } from "./bot-message.ts";
import type { Chat, MessageContent } from "./chat.repository.ts";

/** Data for the replies of the bot: the chat with its customer, and the origin of the portal. */
export interface BotContext {
  readonly tenant: Tenant;
  readonly chat: Chat;
  readonly origin: string;
}

/** Suggested answer that asks for an agent. */
export const AGENT_ANSWER = "Konsultant";
/** Suggested subjects. */
export const BOT_MENU = ["Saldo", "Awaria", "Faktura", "PIN", AGENT_ANSWER];

/** Kinds that a customer owes. */
const OWED_KINDS: readonly string[] = ["invoice", "interest"];
/** Statuses of an entry that is paid, is being paid, or whose payment the bank has accepted. */
const NOT_PAYABLE: readonly number[] = [1, STATUS_PENDING, 5];

const sumUnpaid = (entries: readonly FinancialEntryRow[]): number =>
  entries.reduce((total, { unpaidAmount }) => total + unpaidAmount, 0);

/** Lists the unpaid entries, the earliest due date first. */
function unpaidEntries({ tenant, chat }: BotContext): readonly FinancialEntryRow[] {
  return listEntries(tenant.db, chat.account)
    .filter(({ kind, unpaidAmount }) => OWED_KINDS.includes(kind) && unpaidAmount > 0)
    .toSorted((a, b) => (a.dueDate ?? "").localeCompare(b.dueDate ?? ""));
}

/** Says how much is past its due date, and since when; an empty text if nothing is. */
function overdueText(open: readonly FinancialEntryRow[], today: string): string {
  const overdue = open.filter(({ dueDate }) => dueDate !== undefined && dueDate < today);
  const oldest = overdue[0];
  if (oldest?.dueDate === undefined) return "";
  const what = oldest.kind === "interest" ? "najstarsza nota" : "najstarsza faktura";
  return ` Po terminie: ${formatZloty(sumUnpaid(overdue))}, ${what} od ${formatPolishDay(oldest.dueDate)}.`;
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

/** Says the next due date from today on, and what is due that day; an empty text without one. */
function nextDueText(open: readonly FinancialEntryRow[], today: string): string {
  const next = open.find(({ dueDate }) => dueDate !== undefined && dueDate >= today);
  if (next?.dueDate === undefined) return "";
  const sum = sumUnpaid(open.filter(({ dueDate }) => dueDate === next.dueDate));
  return ` Najbliższy termin: ${formatPolishDay(next.dueDate)}, kwota ${formatZloty(sum)}.`;
}

/** Names the payments without a result, so that they are not paid twice; an empty text without one. */
function pendingText(pending: readonly FinancialEntryRow[]): string {
  if (pending.length === 0) return "";
  return ` W toku są już płatności na ${formatZloty(sumUnpaid(pending))}. Nie płać tej kwoty drugi raz.`;
}

/** Says what the customer owes now, without what is being paid already. */
export function balance(context: BotContext): readonly MessageContent[] {
  const { tenant, chat, origin } = context;
  settlePayments(tenant, chat.account);
  const unpaid = unpaidEntries(context);
  const open = unpaid.filter(({ status }) => !NOT_PAYABLE.includes(status));
  const pending = pendingText(unpaid.filter(({ status }) => status === STATUS_PENDING));
  const link = botLink(`${origin}/invoice`, "Faktury i płatności");
  if (open.length > 0) {
    const today = tenant.today();
    const due = overdueText(open, today) + nextDueText(open, today);
    return [botMessage(`Do zapłaty masz ${formatZloty(sumUnpaid(open))}.${due}${pending}`), link];
  }
  if (pending !== "") return [botMessage(`Poza tym, co już płacisz, nie masz nic do zapłaty.${pending}`), link];
  const overpaid = balanceOf(tenant.db, chat.account);
  if (overpaid > 0)
    return [botMessage(`Masz nadpłatę: ${formatZloty(overpaid)}. Nie musisz teraz nic płacić.`, BOT_MENU)];
  return [botMessage("Wszystko jest opłacone. Nie musisz teraz nic płacić.", BOT_MENU)];
}

function newestOf({ tenant, chat }: BotContext, wanted: string): FinancialEntryRow | undefined {
  return listEntries(tenant.db, chat.account)
    .filter(({ kind }) => kind === wanted)
    .toSorted((a, b) => b.entryDate.localeCompare(a.entryDate))[0];
}

/** Names the newest invoice. */
export function invoice(context: BotContext): readonly MessageContent[] {
  const newest = newestOf(context, "invoice");
  if (newest === undefined) return [botMessage("Nie masz jeszcze żadnej faktury.", BOT_MENU)];
  const due = newest.dueDate === undefined ? "" : `, termin ${formatPolishDay(newest.dueDate)}`;
  return [
    botMessage(
      `Ostatnia faktura to ${newest.number} z ${formatPolishDay(newest.entryDate)} na ` +
        `${formatZloty(newest.amount)}${due}.`,
    ),
    botLink(`${context.origin}/invoice`, "Wszystkie faktury"),
  ];
}

/** Names the newest correction and says where its PDF is. */
export function correction(context: BotContext): readonly MessageContent[] {
  const newest = newestOf(context, "correction");
  if (newest === undefined) return [botMessage("Nie masz żadnej faktury korygującej.", BOT_MENU)];
  return [
    botMessage(
      `Ostatnia korekta to ${newest.number} z ${formatPolishDay(newest.entryDate)} na ${formatZloty(newest.amount)}. ` +
        "Jej PDF pobierzesz z listy faktur.",
    ),
    botLink(`${context.origin}/invoice`, "Wszystkie faktury"),
  ];
}
