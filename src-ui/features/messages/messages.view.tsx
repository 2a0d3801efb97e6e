import "./messages.css";
import { ArrowLeft } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { MailboxOrder } from "#domain/messages/mailbox.ts";
import type { Message } from "#domain/messages/index.ts";
import type { OutageNews } from "#domain/messages/outage-news.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Blank } from "#ui/design-system/blank.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Segmented } from "#ui/design-system/segmented.tsx";
import { Loading, SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { OutageBanner } from "#ui/shared/outage-banner.tsx";
import type { Part } from "#ui/stores/part.ts";
import type { MailboxPage } from "./mailbox.model.ts";
import type { Kept } from "./message-writes.ts";
import { MessageList } from "./message-list.view.tsx";
import { MessagePage, type MessagePageModel } from "./message-page.view.tsx";
import { t } from "./messages.texts.ts";

export interface MessagesViewModel extends MessagePageModel {
  readonly page: MailboxPage;
  readonly order: MailboxOrder;
  readonly outages: { readonly part: Part<readonly OutageNews[]> };
  readonly kept: readonly Kept[];
  readonly today: WarsawDate;
  find(id: string): Message | undefined;
  arrange(order: MailboxOrder): void;
  retry(): void;
  dismissKept(id: string): void;
}

export interface MessagesViewProps {
  readonly model: MessagesViewModel;
  readonly id: string | undefined;
  readonly onLeave: () => void;
}

const orders = () =>
  [
    { value: "newest", label: t("order.newest") },
    { value: "unread-first", label: t("order.unread-first") },
  ] as const;

/** `/messages` and `/messages/:id`: list and reading pane, one page at a time on a phone (MSG-01, MSG-02, MSG-05). */
export const MessagesView = observer(function MessagesView({ model, id, onLeave }: MessagesViewProps) {
  const {
    page,
    outages: { part: outages },
  } = model;
  // the message that is read is what the page is about: its heading is the page's
  const isReading = id !== undefined && model.find(id) !== undefined;
  return (
    <div className="page stack">
      {!isReading && (
        <header className="page-head">
          <h1 tabIndex={-1}>{t("title")}</h1>
        </header>
      )}
      {outages.status === "ready" &&
        outages.value.map((outage) => <OutageBanner key={outage.outageId} outage={outage} />)}
      {outages.status === "failed" && (
        <Card>
          <FailedPart title={t("outagesFailed")} level={2} busy={outages.retrying} onRetry={outages.retry} />
        </Card>
      )}
      {model.kept.map((kept) => (
        <KeptBanner key={kept.message.clientMessageId} kept={kept} model={model} />
      ))}
      <Body model={model} page={page} id={id} onLeave={onLeave} />
    </div>
  );
});

const Body = observer(function Body({ model, page, id, onLeave }: MessagesViewProps & { readonly page: MailboxPage }) {
  switch (page.kind) {
    case "loading":
      return (
        <Loading label={t("loading")}>
          <Card>
            <SkeletonRows rows={5} />
          </Card>
          <Card>
            <SkeletonLines widths={["50%", "100%", "80%"]} />
          </Card>
        </Loading>
      );
    case "failed":
      return (
        <Card>
          <FailedPart title={t("failed")} level={2} busy={page.retrying} onRetry={() => model.retry()} />
        </Card>
      );
    case "there":
      if (page.messages.length === 0 && id === undefined)
        return (
          <Card>
            <Blank title={t("empty.title")} level={2}>
              {t("empty.text")}
            </Blank>
          </Card>
        );
      return <Reader model={model} messages={page.messages} id={id} onLeave={onLeave} />;
  }
});

const Reader = observer(function Reader({
  model,
  messages,
  id,
  onLeave,
}: MessagesViewProps & { readonly messages: readonly Message[] }) {
  const message = id === undefined ? undefined : model.find(id);
  return (
    <div className="reader" data-shows={id === undefined ? "list" : "item"}>
      <section className="reader__side" aria-label={t("list")}>
        {message !== undefined && <h2>{t("title")}</h2>}
        {messages.length > 1 && (
          <Segmented
            label={t("order")}
            segments={orders()}
            value={model.order}
            onChange={(order) => model.arrange(order)}
          />
        )}
        <MessageList messages={messages} current={id} today={model.today} />
      </section>
      <div className="reader__item">
        {id !== undefined && (
          <LinkButton className="reader__back" variant="quiet" flush icon={ArrowLeft} href={pathTo("messages")}>
            {t("back")}
          </LinkButton>
        )}
        {message !== undefined && <MessagePage model={model} message={message} onLeave={onLeave} />}
        {message === undefined && id === undefined && (
          <Blank title={t("choose.title")} level={2}>
            {t("choose.text")}
          </Blank>
        )}
        {message === undefined && id !== undefined && (
          <Blank
            title={t("unknown.title")}
            level={2}
            drawing="torn"
            action={<LinkButton href={pathTo("messages")}>{t("back")}</LinkButton>}
          >
            {t("unknown.text")}
          </Blank>
        )}
      </div>
    </div>
  );
});

function KeptBanner({ kept: { message, why }, model }: { readonly kept: Kept; readonly model: MessagesViewModel }) {
  const title = providerText(message.title);
  return (
    <Banner
      tone="bad"
      live="alert"
      title={why === "lost" ? t("kept.lost", { title }) : t("kept.refused", { title })}
      action={
        <>
          <Button variant="quiet" size="s" onClick={() => model.remove(message)}>
            {t("kept.again")}
          </Button>
          <Button variant="quiet" size="s" onClick={() => model.dismissKept(message.clientMessageId)}>
            {t("kept.close")}
          </Button>
        </>
      }
    >
      {why === "lost" ? t("kept.lostText") : t("kept.refusedText")}
    </Banner>
  );
}
