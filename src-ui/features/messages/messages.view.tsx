import "./messages.css";
import { ArrowLeft } from "lucide-react";
import type { ComponentType } from "react";
import { observer } from "#ui/shared/observer.ts";
import type { MailboxOrder } from "#domain/messages/mailbox.ts";
import type { LegalNotice, Message } from "#domain/messages/index.ts";
import type { NoticeState } from "#domain/messages/legal-notice.ts";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import type { OutageNotice } from "#domain/messages/outage-notice.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Segmented } from "#ui/design-system/segmented.tsx";
import { SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { EmptyCard } from "#ui/shared/empty-card.tsx";
import { FailedSection, type FailedSectionProps } from "#ui/shared/failed-section.tsx";
import { SectionBoundary } from "#ui/shared/section-boundary.tsx";
import { OutageBanners } from "#ui/shared/outage-banners.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { MailboxPage } from "./mailbox.view-model.ts";
import type { UndeletedMessage } from "./message-writes.ts";
import { MessageList } from "./message-list.view.tsx";
import { MessagePage, type MessagePageState } from "./message-page.view.tsx";
import { MessageSearch, type MessageSearchState } from "./message-search.view.tsx";
import { ReadAll, type ReadAllState } from "./read-all.view.tsx";
import { t } from "./messages.texts.ts";
import type { NoticeExtension } from "./legal-notice.view.tsx";
import { UndeletedBanner, type UndeletedBannerState } from "./undeleted-banner.view.tsx";

export interface MessagesViewState extends MessagePageState, MessageSearchState, ReadAllState, UndeletedBannerState {
  readonly page: MailboxPage;
  readonly incomplete: IncompleteData | undefined;
  readonly order: MailboxOrder;
  readonly outages: { readonly section: AsyncSection<readonly OutageNotice[]> };
  readonly undeleted: readonly UndeletedMessage[];
  readonly today: WarsawDate;
  readonly rowHeights: Map<string | number, number>;
  find(id: string): Message | undefined;
  setOrder(order: MailboxOrder): void;
  retry(): void;
}

export interface MessagesViewProps {
  readonly model: MessagesViewState;
  readonly id: string | undefined;
  readonly onLeave: () => void;
  /** Says whether the contract of a legal notice of this day goes on (OFFER-15, TERMS-11, TERMS-40). */
  readonly noticeStateOf: (notice: LegalNotice, sentOn: WarsawDate) => NoticeState;
  /** Returns the address and the last day of the offer that extends the contract of a notice (MSG-12). */
  readonly extensionOf?: ((notice: LegalNotice) => NoticeExtension | undefined) | undefined;
  /** Says that a question which a message announces needs no reply any more (REQ-93). */
  readonly NoticedQuestion?: ComponentType<{ readonly message: Message }> | undefined;
}

/** Number of messages from which a search is offered. */
const SEARCH_FROM = 20;

const orders = () =>
  [
    { value: "newest", label: t("order.newest") },
    { value: "unread-first", label: t("order.unread-first") },
  ] as const;

/** `/messages` and `/messages/:id`: list and reading pane, one page at a time on a phone (MSG-01, MSG-02, MSG-05). */
export const MessagesView = observer(function MessagesView(props: MessagesViewProps) {
  const { model, id } = props;
  const {
    page,
    outages: { section: outages },
  } = model;
  // An open message provides the heading of the page.
  const isReading = id !== undefined && model.find(id) !== undefined;
  return (
    <div className="page stack" data-shows={isReading ? "item" : "list"}>
      <header className="mailbox__head page-head">
        {/* Keeps its place while a message is open. */}
        {isReading ? <p className="mailbox__title">{t("title")}</p> : <h1 tabIndex={-1}>{t("title")}</h1>}
      </header>
      {outages.status === "ready" && outages.value.length > 0 && (
        <div className="mailbox__outages stack">
          <OutageBanners outages={outages.value} />
        </div>
      )}
      {outages.status === "failed" && (
        <FailedCard title={t("outagesFailed")} busy={outages.retrying} cause={outages.cause} onRetry={outages.retry} />
      )}
      {model.undeleted.map((undeleted) => (
        <UndeletedBanner key={undeleted.message.clientMessageId} undeleted={undeleted} model={model} />
      ))}
      <IncompleteNotice data={model.incomplete} />
      <Body {...props} page={page} />
    </div>
  );
});

const FailedCard = (props: FailedSectionProps) => (
  <Card>
    <FailedSection level={2} {...props} />
  </Card>
);

const Body = observer(function Body({ page, ...props }: MessagesViewProps & { readonly page: MailboxPage }) {
  const { model, id } = props;
  switch (page.kind) {
    case "loading":
      return (
        <LoadingSection onRetry={() => model.retry()} label={t("loading")}>
          <Card>
            <SkeletonRows rows={5} />
          </Card>
          <Card>
            <SkeletonLines widths={["50%", "100%", "80%"]} />
          </Card>
        </LoadingSection>
      );
    case "failed":
      return <FailedCard title={t("failed")} busy={false} cause={page.cause} onRetry={() => model.retry()} />;
    case "ready":
      if (page.messages.length === 0 && model.incomplete !== undefined) return null;
      if (page.messages.length === 0 && id === undefined)
        return <EmptyCard title={t("empty.title")}>{t("empty.text")}</EmptyCard>;
      return <Reader {...props} messages={page.messages} />;
  }
});

const Reader = observer(function Reader({
  model,
  messages,
  id,
  onLeave,
  noticeStateOf,
  extensionOf,
  NoticedQuestion,
}: MessagesViewProps & { readonly messages: readonly Message[] }) {
  const message = id === undefined ? undefined : model.find(id);
  return (
    <div className="reader" data-shows={id === undefined ? "list" : "item"}>
      <section className="reader__side" aria-label={t("list")}>
        {messages.length > 1 && (
          <Segmented
            label={t("order")}
            dataAttributes={trackedAs("messages-order")}
            segments={orders()}
            value={model.order}
            onChange={(order) => model.setOrder(order)}
          />
        )}
        {messages.length > 1 && <ReadAll model={model} />}
        {messages.length >= SEARCH_FROM && <MessageSearch model={model} />}
        <MessageList messages={model.listed} current={id} today={model.today} heights={model.rowHeights} />
      </section>
      <div className="reader__item">
        {id !== undefined && (
          <LinkButton
            className="reader__back"
            variant="quiet"
            flush
            icon={ArrowLeft}
            href={pathTo("messages")}
            keepsScroll
          >
            {t("back")}
          </LinkButton>
        )}
        {message !== undefined && (
          <SectionBoundary key={message.clientMessageId}>
            <MessagePage
              model={model}
              message={message}
              onLeave={onLeave}
              noticeStateOf={noticeStateOf}
              extensionOf={extensionOf}
              NoticedQuestion={NoticedQuestion}
            />
          </SectionBoundary>
        )}
        {message === undefined && id === undefined && (
          <EmptyState title={t("choose.title")} level={2}>
            {t("choose.text")}
          </EmptyState>
        )}
        {message === undefined && id !== undefined && model.incomplete === undefined && (
          <EmptyState
            title={t("unknown.title")}
            level={2}
            drawing="torn"
            action={<LinkButton href={pathTo("messages")}>{t("back")}</LinkButton>}
          >
            {t("unknown.text")}
          </EmptyState>
        )}
      </div>
    </div>
  );
});
