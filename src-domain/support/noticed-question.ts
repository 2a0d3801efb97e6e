import type { Instant } from "../shared-kernel/index.ts";
import { openQuestionOf, type SupportRequest } from "./support-request.ts";

/** A provider may store the message about a question shortly before the question, ms. */
const NOTICE_LEAD_MS = 60_000;

/** Address of a request in the HTML of a message, with the number as the query encodes it. */
const REQUEST_LINK = /\/supportRequest\?(?:[^"'\s<>#]*?&(?:amp;)?)?request=([^"'\s<>&#]+)/u;

/** Returns the number of the request to which the HTML of a message links; `undefined` without such a link. */
export function linkedRequestNumber(html: string): string | undefined {
  const encoded = REQUEST_LINK.exec(html)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** End of a question: the customer replied, or the operator no longer waits for a reply. */
export type QuestionEnd = { readonly kind: "replied"; readonly at: Instant } | { readonly kind: "settled" };

/**
 * Returns how the question has ended that a message of this time announced (REQ-93); `undefined` while it is open, and
 * for a message about another event, such as an answer.
 */
export function endOfNoticedQuestion(
  request: Pick<SupportRequest, "state" | "entries">,
  noticedAt: Instant,
): QuestionEnd | undefined {
  const { entries } = request;
  const asked = entries.findLastIndex(({ side, at }) => side === "provider" && at <= noticedAt + NOTICE_LEAD_MS);
  const question = entries[asked];
  if (question?.kind !== "question") return undefined;
  const reply = entries.slice(asked + 1).find(({ side }) => side === "customer");
  if (reply !== undefined) return { kind: "replied", at: reply.at };
  // A later question leaves this one open, too.
  return openQuestionOf(request) === undefined ? { kind: "settled" } : undefined;
}
