import type { Message } from "#domain/messages/index.ts";
import { formatPolishTime, type WarsawDate, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { RowLink } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "./formatted-date.tsx";
import { t } from "./shared.texts.ts";

export interface MessageRowProps {
  readonly message: Pick<Message, "title" | "createdAt" | "read">;
  readonly today: WarsawDate;
  readonly href: string;
}

/** Message in a list: unread mark, title and date. */
export function MessageRow({ message, today, href }: MessageRowProps) {
  const day = warsawDateAt(message.createdAt);
  return (
    <RowLink
      href={href}
      dot={{ read: message.read, unreadLabel: t("unread") }}
      title={<span lang="pl">{breakableNumbers(providerText(message.title))}</span>}
      meta={day === today ? t("todayAt", { time: formatPolishTime(message.createdAt) }) : <FormattedDate date={day} />}
    />
  );
}
