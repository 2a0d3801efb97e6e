import { parseJsonRecord } from "#kit/json.ts";
import { changedTermsOf } from "../contexts/changed-terms.ts";
import { productsOf } from "../contexts/product.repository.ts";
import { textColumn } from "../database/rows.ts";
import type { BotContext } from "./bot-finance.ts";
import { botLink, botMessage, botTextsOf } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";

/** Says where a complaint is made and when it is answered. */
export function complaint({ origin, chat }: BotContext): readonly MessageContent[] {
  const texts = botTextsOf(chat);
  return [botMessage(texts.complaint()), botLink(`${origin}/supportRequest?form=COMPLAINT`, texts.links.complaint)];
}

/** Contract whose changed terms give the right to leave without costs, and the last day of this right. */
interface FreeTermination {
  readonly contractNumber: string;
  readonly until: string;
}

function freeTerminations({ tenant, chat }: BotContext): readonly FreeTermination[] {
  const products = productsOf(tenant.db, chat.account);
  return tenant.db
    .prepare("SELECT contract_number, data FROM contract_terms WHERE account_number = ?")
    .all(chat.account)
    .flatMap((row) => {
      const contractNumber = textColumn(row, "contract_number");
      const underContract = products.filter((product) => product["contractNumber"] === contractNumber);
      const until = changedTermsOf(parseJsonRecord(textColumn(row, "data")), underContract)?.until;
      return until === undefined || until < tenant.today() ? [] : [{ contractNumber, until }];
    });
}

/** Says whether changed terms let the customer leave without costs, and until when. */
export function changedTerms(context: BotContext): readonly MessageContent[] {
  const { origin, chat } = context;
  const texts = botTextsOf(chat);
  const free = freeTerminations(context);
  if (free.length === 0)
    return [botMessage(texts.noChangedTerms()), botLink(`${origin}/service/myServices`, texts.links.services)];
  return [botMessage(texts.changedTerms(free)), botLink(`${origin}/messages`, texts.links.messages)];
}
