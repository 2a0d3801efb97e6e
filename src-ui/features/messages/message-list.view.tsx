import "./messages.css";
import "#ui/design-system/rows.css";
import { ChevronRight } from "lucide-react";
import { awaitsAnswer } from "#domain/messages/mailbox.ts";
import type { Message } from "#domain/messages/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatPolishTime, type WarsawDate, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { useWindowRows } from "#ui/shared/use-window-rows.ts";
import { useListReturn } from "./use-list-return.ts";
import { t } from "./messages.texts.ts";
import { t as shared } from "#ui/shared/shared.texts.ts";
import { observer } from "#ui/shared/observer.ts";

/** Layout estimates used before rows are measured (px). */
const EXPECTED = {
  lineHeightPx: 73,
  cardHeightPx: 73,
  narrowQuery: "(width < 68.125em)",
  offsetTopPx: 330,
  overscanRows: 6,
} as const;

export interface MessageListProps {
  readonly messages: readonly Message[];
  /** Id of the open message. */
  readonly current: string | undefined;
  readonly today: WarsawDate;
  /** Heights of the rows that were measured, by message. */
  readonly heights: Map<string | number, number>;
}

/** Virtualised list: renders the messages near the viewport and reserves space for the others. */
export function MessageList({ messages, current, today, heights }: MessageListProps) {
  const { body, virtualizer, offsetTopPx } = useWindowRows<HTMLUListElement, HTMLLIElement>({
    ...EXPECTED,
    count: messages.length,
    keyOf: (index) => messages[index]?.clientMessageId ?? index,
    heights,
  });
  const rememberRow = useListReturn({
    list: body,
    current,
    indexOf: (id) => messages.findIndex(({ clientMessageId }) => clientMessageId === id),
    startOf: (index) => virtualizer.measurementsCache[index]?.start,
  });
  const visibleRows = virtualizer.getVirtualItems();
  const before = (visibleRows[0]?.start ?? offsetTopPx) - offsetTopPx;
  const after = virtualizer.getTotalSize() + offsetTopPx - (visibleRows.at(-1)?.end ?? offsetTopPx);
  return (
    <ul className="reader__list rows" role="list" ref={body} onClickCapture={rememberRow}>
      {before >= 1 && <Spacer height={before} />}
      {visibleRows.map(({ index }) => {
        const message = messages[index];
        return (
          message !== undefined && (
            <MessageItem
              key={message.clientMessageId}
              message={message}
              index={index}
              total={messages.length}
              isCurrent={message.clientMessageId === current}
              today={today}
            />
          )
        );
      })}
      {after >= 1 && <Spacer height={after} />}
    </ul>
  );
}

const Spacer = ({ height }: { readonly height: number }) => (
  <li role="presentation" aria-hidden="true" style={{ blockSize: height, border: 0 }} />
);

interface MessageItemProps {
  readonly message: Message;
  readonly index: number;
  readonly total: number;
  readonly isCurrent: boolean;
  readonly today: WarsawDate;
}

const MessageItem = observer(function MessageItem({ message, index, total, isCurrent, today }: MessageItemProps) {
  return (
    <li data-index={index} aria-posinset={index + 1} aria-setsize={total}>
      <ErrorBoundary fallback={() => <p className="muted">{t("brokenRow")}</p>}>
        <MessageLink message={message} isCurrent={isCurrent} today={today} />
      </ErrorBoundary>
    </li>
  );
});

function MessageLink({ message, isCurrent, today }: Pick<MessageItemProps, "message" | "isCurrent" | "today">) {
  const day = warsawDateAt(message.createdAt);
  return (
    <Link
      className="row-link"
      href={pathTo("messages", message.clientMessageId)}
      keepsScroll
      aria-current={isCurrent ? "page" : undefined}
    >
      <span className="row-link__dot" data-read={message.read ? "" : undefined}>
        {!message.read && <VisuallyHidden>{shared("unread")}</VisuallyHidden>}
      </span>
      <span>
        <span className="row-link__title" lang="pl">
          {providerText(message.title)}
        </span>
        <span className="row-link__meta">
          {day === today ? (
            shared("todayAt", { time: formatPolishTime(message.createdAt) })
          ) : (
            <FormattedDate date={day} />
          )}
          {awaitsAnswer(message) && <> · {t("awaits")}</>}
        </span>
      </span>
      <Icon of={ChevronRight} />
    </Link>
  );
}
