import type { Message } from "#domain/messages/index.ts";
import { formatPolishDate, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { t } from "./support.texts.ts";

/** First line of a request about a message: its title, day and number (REQ-04). */
export function messageSubject({
  title,
  createdAt,
  clientMessageId,
}: Pick<Message, "title" | "createdAt" | "clientMessageId">): string {
  return t("about.subject", {
    title: title.trim(),
    day: formatPolishDate(warsawDateAt(createdAt)),
    number: clientMessageId,
  });
}
