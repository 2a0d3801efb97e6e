import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { liftPaidBlockade } from "../contexts/lift-blockade.ts";
import { productsOf } from "../contexts/product.repository.ts";
import { RUNNING_STATUSES } from "../contexts/running-statuses.ts";
import { textColumn } from "../database/rows.ts";
import type { BlockingDebt } from "../language/bot-texts.ts";
import { overdueSums, type BotContext } from "./bot-finance.ts";
import { botLink, botMessage, botTextsOf } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";

/** Blockade of the customer, as its data says it; `undefined` without one. */
function blockadeOf({ tenant, chat }: BotContext): JsonRecord | undefined {
  const row = tenant.db.prepare("SELECT data FROM client WHERE account_number = ?").get(chat.account);
  const blockade = row && parseJsonRecord(textColumn(row, "data"))["blockade"];
  return isJsonRecord(blockade) ? blockade : undefined;
}

/** Says which company leads the case of the debt; `undefined` without one. */
function collectorText({ chat }: BotContext, blockade: JsonRecord | undefined): string | undefined {
  const { type, debtCollectionCompany: company, message } = blockade ?? {};
  if (type !== "vindication" || typeof company !== "string") return undefined;
  return botTextsOf(chat).collector(company, typeof message === "string" ? message : undefined);
}

const isBlocked = ({ blockade }: JsonRecord): boolean => jsonText(blockade) !== "";

/** Returns true for a service whose contract has not ended. */
function isRunning({ status, contractEnd }: JsonRecord, today: IsoDay): boolean {
  const end = jsonText(contractEnd);
  return RUNNING_STATUSES.has(status) && (end === "" || end >= today);
}

/** Returns true if a payment restores a service: a blocked one whose contract has not ended (PROD-31). */
function isRestorable({ tenant, chat }: BotContext): boolean {
  return productsOf(tenant.db, chat.account).some(
    (product) => isBlocked(product) && isRunning(product, tenant.today()),
  );
}

function blockingDebt(context: BotContext): BlockingDebt {
  const { open, pending } = overdueSums(context);
  const common = { isRestorable: isRestorable(context) };
  if (pending > 0) return { ...common, kind: "pending", sum: pending };
  return open > 0 ? { ...common, kind: "open", sum: open } : { ...common, kind: "paid", sum: 0 };
}

/**
 * Says that services do not work because they are suspended, and when they work again (CHAT-60). `undefined` without
 * such services of these categories.
 */
export function suspension(
  context: BotContext,
  isAffected: (category: string) => boolean,
): readonly MessageContent[] | undefined {
  liftPaidBlockade(context.tenant, context.chat.account);
  const blockade = blockadeOf(context);
  if (blockade === undefined) return undefined;
  const { tenant, chat } = context;
  const affected = productsOf(tenant.db, chat.account).filter(({ category }) => isAffected(jsonText(category)));
  const running = affected.filter((product) => isRunning(product, tenant.today()));
  const services = running.filter(isBlocked);
  // Of ended services only the debt is left to talk about.
  if (affected.some(isBlocked) && running.length === 0) return restoration(context);
  if (services.length === 0) return undefined;
  const collector = collectorText(context, blockade);
  const texts = botTextsOf(context.chat);
  const names = services.map(({ name }) => jsonText(name));
  return [
    botMessage(texts.suspended(names, blockingDebt(context))),
    ...(collector === undefined ? [] : [botMessage(collector)]),
    botLink(`${context.origin}/invoice`, texts.links.payments),
  ];
}

/** Says when the services work again; `undefined` for a customer without a blockade. */
export function restoration(context: BotContext): readonly MessageContent[] | undefined {
  liftPaidBlockade(context.tenant, context.chat.account);
  const blockade = blockadeOf(context);
  if (blockade === undefined) return undefined;
  const collector = collectorText(context, blockade);
  if (collector !== undefined) return [botMessage(collector)];
  const texts = botTextsOf(context.chat);
  return [
    botMessage(texts.restoredAfter(blockingDebt(context))),
    botLink(`${context.origin}/invoice`, texts.links.payments),
  ];
}

/** Says with whom a debt is split into instalments: the bot does not decide about it. */
export function instalments(context: BotContext): readonly MessageContent[] {
  const collector = collectorText(context, blockadeOf(context));
  if (collector !== undefined) return [botMessage(collector)];
  const texts = botTextsOf(context.chat);
  return [botMessage(texts.instalments(), [texts.choices.agent])];
}
