import { ChevronRight } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { Message } from "#domain/messages/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkMore } from "#ui/design-system/link.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { MessageRow } from "#ui/shared/message-row.tsx";
import { t } from "./home.texts.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { SkeletonCardRows } from "./skeleton-card-rows.tsx";

export interface HomeMessages {
  /** Newest unread messages, at most three. */
  readonly newest: readonly Message[];
  readonly unread: number;
  /** Number of all messages, read and unread. */
  readonly total: number;
}

export interface MessagesCardViewState {
  readonly today: WarsawDate;
  /** `undefined`: this customer has no messages section (NAV-05). */
  readonly messages: AsyncSection<HomeMessages> | undefined;
  /** Set when parts of the messages could not be read. */
  readonly incomplete: IncompleteData | undefined;
}

/** Newest unread messages. */
export const MessagesCardView = observer(function MessagesCardView({
  model,
}: {
  readonly model: MessagesCardViewState;
}) {
  const { messages, today, incomplete } = model;
  if (messages === undefined) return null;
  return (
    <Card
      title={t("messages.title")}
      action={<AllMessagesLink messages={messages} isComplete={incomplete === undefined} />}
    >
      <IncompleteNotice data={incomplete} />
      <Content messages={messages} today={today} isComplete={incomplete === undefined} />
    </Card>
  );
});

function AllMessagesLink({
  messages,
  isComplete,
}: {
  readonly messages: AsyncSection<HomeMessages>;
  readonly isComplete: boolean;
}) {
  if (messages.status !== "ready" || messages.value.total === 0) return null;
  const { unread } = messages.value;
  return (
    <LinkMore href={pathTo("messages")}>
      {unread > 0 && isComplete ? t("messages.new", { count: unread }) : t("messages.all")}{" "}
      <Icon of={ChevronRight} size="s" />
    </LinkMore>
  );
}

function Content({
  messages,
  today,
  isComplete,
}: {
  readonly messages: AsyncSection<HomeMessages>;
  readonly today: WarsawDate;
  readonly isComplete: boolean;
}) {
  switch (messages.status) {
    case "loading":
      return (
        <LoadingSection onRetry={messages.retry} label={t("messages.loading")}>
          <SkeletonCardRows />
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection
          title={t("messages.failed")}
          busy={messages.retrying}
          cause={messages.cause}
          onRetry={messages.retry}
        />
      );
    case "ready":
      return <NewestMessages messages={messages.value} today={today} isComplete={isComplete} />;
  }
}

function NewestMessages({
  messages: { newest, total },
  today,
  isComplete,
}: {
  readonly messages: HomeMessages;
  readonly today: WarsawDate;
  readonly isComplete: boolean;
}) {
  if (newest.length === 0)
    return isComplete && <p className="muted">{total === 0 ? t("messages.empty") : t("messages.read")}</p>;
  return (
    <Rows>
      {newest.map((message) => (
        <MessageRow
          key={message.clientMessageId}
          message={message}
          today={today}
          href={pathTo("messages", message.clientMessageId)}
        />
      ))}
    </Rows>
  );
}
