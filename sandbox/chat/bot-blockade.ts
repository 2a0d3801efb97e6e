import { isJsonRecord, parseJsonRecord, type JsonRecord } from "../database/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { LIFT_PROMISE } from "../contexts/lift-blockade.ts";
import { formatZloty } from "../pages/html.ts";
import { AGENT_ANSWER, overdueSums, type BotContext } from "./bot-finance.ts";
import { botLink, botMessage } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";

/** Blockade of the customer, as its data says it; `undefined` without one. */
function blockadeOf({ tenant, chat }: BotContext): JsonRecord | undefined {
  const row = prepareStatement(tenant.db, "SELECT data FROM client WHERE account_number = ?").get(chat.account);
  const blockade = row && parseJsonRecord(textColumn(row, "data"))["blockade"];
  return isJsonRecord(blockade) ? blockade : undefined;
}

/** Says which company leads the case of the debt; `undefined` without one. */
function collectorText(blockade: JsonRecord | undefined): string | undefined {
  const { type, debtCollectionCompany: company, message } = blockade ?? {};
  if (type !== "vindication" || typeof company !== "string") return undefined;
  return `Sprawę prowadzi: ${company}. ${typeof message === "string" ? message : "Zadzwoń do tej firmy."}`;
}

/** Says when the services work again; `undefined` for a customer without a blockade. */
export function restoration(context: BotContext): readonly MessageContent[] | undefined {
  const blockade = blockadeOf(context);
  if (blockade === undefined) return undefined;
  const collector = collectorText(blockade);
  if (collector !== undefined) return [botMessage(collector)];
  const { open, pending } = overdueSums(context);
  const promise = `Usługi przywrócimy ${LIFT_PROMISE}.`;
  const link = botLink(`${context.origin}/invoice`, "Faktury i płatności");
  if (pending > 0)
    return [
      botMessage(
        `Nie widzimy jeszcze twojej płatności na ${formatZloty(pending)}. ${promise} ` +
          "Jeśli jej nie dokończysz, wygaśnie. Wrócisz do niej w fakturach.",
      ),
      link,
    ];
  if (open > 0)
    return [
      botMessage(
        `Nie widzimy jeszcze twojej płatności. Po terminie: ${formatZloty(open)}. ${promise} ` +
          "Przelew zobaczymy najpóźniej następnego dnia roboczego.",
      ),
      link,
    ];
  return [botMessage(`Zaległości są opłacone. ${promise}`), link];
}

/** Says with whom a debt is split into instalments: the bot does not decide about it. */
export function instalments(context: BotContext): readonly MessageContent[] {
  const collector = collectorText(blockadeOf(context));
  if (collector !== undefined) return [botMessage(collector)];
  return [botMessage("Raty ustalisz z konsultantem.", [AGENT_ANSWER])];
}
