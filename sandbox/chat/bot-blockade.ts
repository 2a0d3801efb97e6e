import { isJsonRecord, jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { productsOf } from "../contexts/product.repository.ts";
import { RUNNING_STATUSES } from "../contexts/running-statuses.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { overdueSums, type BotContext } from "./bot-finance.ts";
import { botLink, botMessage, botTextsOf } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";

/** Blockade of the customer, as its data says it; `undefined` without one. */
function blockadeOf({ tenant, chat }: BotContext): JsonRecord | undefined {
  const row = prepareStatement(tenant.db, "SELECT data FROM client WHERE account_number = ?").get(chat.account);
  const blockade = row && parseJsonRecord(textColumn(row, "data"))["blockade"];
  return isJsonRecord(blockade) ? blockade : undefined;
}

/** Says which company leads the case of the debt; `undefined` without one. */
function collectorText({ chat }: BotContext, blockade: JsonRecord | undefined): string | undefined {
  const { type, debtCollectionCompany: company, message } = blockade ?? {};
  if (type !== "vindication" || typeof company !== "string") return undefined;
  return botTextsOf(chat).collector(company, typeof message === "string" ? message : undefined);
}

/** Returns true if a payment restores a service: a blocked one whose contract has not ended (PROD-31). */
function isRestorable({ tenant, chat }: BotContext): boolean {
  return productsOf(tenant.db, chat.account).some(({ blockade, status, contractEnd }) => {
    const end = jsonText(contractEnd);
    return jsonText(blockade) !== "" && RUNNING_STATUSES.has(status) && (end === "" || end >= tenant.today());
  });
}

/** Says when the services work again; `undefined` for a customer without a blockade. */
export function restoration(context: BotContext): readonly MessageContent[] | undefined {
  const blockade = blockadeOf(context);
  if (blockade === undefined) return undefined;
  const collector = collectorText(context, blockade);
  if (collector !== undefined) return [botMessage(collector)];
  const texts = botTextsOf(context.chat);
  const { open, pending } = overdueSums(context);
  const [kind, sum] =
    pending > 0 ? (["pending", pending] as const) : open > 0 ? (["open", open] as const) : (["paid", 0] as const);
  return [
    botMessage(texts.restoredAfter({ kind, sum, isRestorable: isRestorable(context) })),
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
