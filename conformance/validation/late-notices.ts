import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import {
  parseInstant,
  parseWireDay,
  plusDays,
  plusMonthsTo,
  warsawDateAt,
} from "#domain/shared-kernel/warsaw-calendar.ts";
import type { FindingDetails } from "../finding.ts";
import { childOf, itemsOf, textOf } from "./response-tree.ts";

/**
 * Returns true for a notice that comes later than a month before changed terms, or 30 days before the end of a term.
 */
function isLate(createdAt: string, notice: XmlElement): boolean {
  const sentAt = parseInstant(createdAt);
  const effectiveOn = parseWireDay(textOf(notice, "effectiveOn"));
  if (sentAt === undefined || effectiveOn === undefined) return false;
  const sentOn = warsawDateAt(sentAt);
  switch (textOf(notice, "kind")) {
    case "CHANGED_TERMS":
      return plusMonthsTo(sentOn, 1) > effectiveOn;
    case "TERM_END":
      return plusDays(sentOn, 30) > effectiveOn;
    default:
      return false;
  }
}

/** Finds messages about changed terms or the end of a term that came too late. */
export function lateNotices(
  result: XmlElement,
  operation: string,
): readonly Pick<FindingDetails, "rule" | "path" | "expected" | "found" | "effect">[] {
  if (operation !== "getClientMessages") return [];
  return itemsOf(result, "messages").flatMap((message, index) => {
    const notice = childOf(message, "legalNotice");
    return notice !== undefined && isLate(textOf(message, "createdAt"), notice)
      ? [
          {
            rule: "messages.notice-in-time",
            path: `messages.item[${index}].legalNotice.effectiveOn`,
            expected:
              "a day at least a month after a message of changed terms, or 30 days after one of the end of a term",
            found: "an earlier day",
            effect: "the customer has less time than the law gives to end the contract",
          },
        ]
      : [];
  });
}
