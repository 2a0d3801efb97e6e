import { jsonText } from "#kit/json.ts";
import { formatPhone } from "../contexts/phone-numbers.ts";
import { productsOf, shownName } from "../contexts/product.repository.ts";
import { findTerms } from "../contexts/termination.repository.ts";
import { portingDays } from "../contexts/terminated-contracts.ts";
import type { BotContext } from "./bot-finance.ts";
import { botLink, botMessage, botTextsOf } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";
import { isOutageQuestion } from "./is-outage-question.ts";

/** Asks when something stops working. */
const END = new RegExp(
  "przestani|przestaj|(?:kiedy|ktorego) .*(?:konc|wygas|wylacz)|do kiedy .*(?:dziala|trwa|obowiazuj)|" +
    "перестан|(?:коли|до якого) .*(?:закінч|вимк|відключ)|" +
    "stops? working|when .*(?:\\bends?\\b|expire|cut off|switch(?:ed)? off)",
  "u",
);
/** Services and contracts of the customer. */
const SERVICE = new RegExp(
  "umow|uslug|numer|internet|telewiz|telefon|pakiet|abonament|" +
    "догов|послуг|номер|інтернет|телебач|телефон|пакет|contract|service|number|\\btv\\b|phone|plan\\b",
  "u",
);
/** Bills have due dates of their own. */
const PAYMENT = /plac|faktur|rachun|рахун|плат|invoice|\bbill|\bpa(?:y|id)/u;
/** Asks about a number that moves to another operator. */
const NUMBER_MOVE = new RegExp(
  "(?:przenies|przenos|przeniesi|przejdzie|przechodz).*numer|numer\\w* .*(?:przenies|przenos|przejdzie|przechodz)|" +
    "(?:перен[ео]с|перейде).*номер|номер.*(?:перен[ео]с|перейде|переход)|" +
    "(?:\\bmov(?:e|es|ed|ing)\\b|\\bport|transfer).*number|number.*(?:\\bmov(?:e|es|ed|ing)\\b|\\bport|transfer)",
  "u",
);
/** The help answers what happens at the end of a contract. */
const CONTRACT = /umow|догов|contract/u;

/** Lists the sentences about what ends, the earliest first: numbers that move away and services of ended contracts. */
function endingTexts({ tenant, chat }: BotContext): readonly string[] {
  const texts = botTextsOf(chat);
  const portings = portingDays(tenant, chat.account);
  const found = productsOf(tenant.db, chat.account).flatMap((product) => {
    const [day, end] = [portings.get(jsonText(product["productId"])), jsonText(product["contractEnd"])];
    if (day !== undefined && day >= tenant.today()) {
      const number = jsonText(findTerms(tenant.db, chat.account, jsonText(product["contractNumber"]))["number"]);
      return [{ day, text: texts.numberMoves(formatPhone(number), day) }];
    }
    return product["status"] === "DURING_RESIGNATION" && end >= tenant.today()
      ? [{ day: end, text: texts.serviceEnds(shownName(product), end) }]
      : [];
  });
  return [...new Set(found.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ text }) => text))];
}

/**
 * Says when a number moves to another operator and when services end; `undefined` for another question, and for one
 * about the end of contracts of which none ends.
 */
export function endings(context: BotContext, words: string): readonly MessageContent[] | undefined {
  const isAboutEnd = END.test(words) && SERVICE.test(words) && !PAYMENT.test(words);
  if ((!isAboutEnd && !NUMBER_MOVE.test(words)) || isOutageQuestion(words)) return undefined;
  const found = endingTexts(context);
  if (found.length === 0 && CONTRACT.test(words)) return undefined;
  const texts = botTextsOf(context.chat);
  const link = botLink(`${context.origin}/service/myServices`, texts.links.services);
  return [botMessage(found.length === 0 ? texts.noEndings() : found.join(" ")), link];
}
