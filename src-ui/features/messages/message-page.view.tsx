import "./messages.css";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { Trash2 } from "lucide-react";
import type { ComponentType } from "react";
import { observer } from "#ui/shared/observer.ts";
import { awaitsAnswer } from "#domain/messages/mailbox.ts";
import type { LegalNotice, Message } from "#domain/messages/index.ts";
import type { NoticeState } from "#domain/messages/legal-notice.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatPolishTime, warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { classNames } from "#ui/design-system/class-names.ts";
import { useBriefWait } from "#ui/shared/use-brief-wait.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { LegalNoticeSection, type NoticeExtension } from "./legal-notice.view.tsx";
import { MessageLinks, type MessageLinksState } from "./message-links.view.tsx";
import { t } from "./messages.texts.ts";

export interface MessagePageState extends MessageLinksState {
  /** Day on which the customer confirmed the message. */
  confirmedOn(message: Message): WarsawDate | undefined;
  readonly today: WarsawDate;
  readonly answering: { readonly id: string; readonly state: "busy" | "lost" | "refused" } | undefined;
  answer(message: Message): Promise<void>;
  remove(message: Message): void;
}

export interface MessagePageProps {
  readonly model: MessagePageState;
  readonly message: Message;
  readonly onLeave: () => void;
  /** Says whether the contract of a legal notice of this day goes on (OFFER-15, TERMS-11, TERMS-40). */
  readonly noticeStateOf: (notice: LegalNotice, sentOn: WarsawDate) => NoticeState;
  /** Returns the address and the last day of the offer that extends the contract of a notice (MSG-12). */
  readonly extensionOf?: ((notice: LegalNotice) => NoticeExtension | undefined) | undefined;
  /** Says that a question which the message announces needs no reply any more (REQ-93). */
  readonly NoticedQuestion?: ComponentType<{ readonly message: Message }> | undefined;
}

/** Address of a new request about the message (REQ-04). */
function reportHref({ clientMessageId }: Message): string {
  return `${pathTo("supportRequest")}?${new URLSearchParams({ message: clientMessageId })}`;
}

/** One message with its actions. */
export const MessagePage = observer(function MessagePage({
  model,
  message,
  onLeave,
  noticeStateOf,
  extensionOf,
  NoticedQuestion,
}: MessagePageProps) {
  const { createdAt, validFrom, title, body } = message;
  const day = warsawDateAt(createdAt);
  const isWaiting = useBriefWait(model.dueAmount(message) === "pending");
  return (
    <article className="reader__page">
      <header>
        <h1 className="reader__title" tabIndex={-1} lang="pl">
          {providerText(title)}
        </h1>
        <p className="muted">
          <FormattedDate date={day} /> {formatPolishTime(createdAt)}
          {validFrom !== undefined && validFrom !== day && (
            <>
              . {t("validFrom")} <FormattedDate date={validFrom} />
            </>
          )}
        </p>
      </header>
      {NoticedQuestion !== undefined && (
        <IfAvailable feature="supportRequests">
          <NoticedQuestion message={message} />
        </IfAvailable>
      )}
      <div className="reader__text">
        <ErrorBoundary key={message.clientMessageId} fallback={() => <p>{t("broken")}</p>}>
          {body.trim() === "" ? <p className="muted">{t("noBody")}</p> : <SafeHtml html={body} />}
        </ErrorBoundary>
      </div>
      {message.legalNotice !== undefined && (
        <LegalNoticeSection
          notice={message.legalNotice}
          today={model.today}
          state={noticeStateOf(message.legalNotice, day)}
          extension={extensionOf?.(message.legalNotice)}
        />
      )}
      {awaitsAnswer(message) && <Answer model={model} message={message} />}
      {message.rodoMessageId !== undefined && message.read && <Confirmed day={model.confirmedOn(message)} />}
      <div className={classNames("reader__actions cluster", isWaiting && "out-of-sight")}>
        <MessageLinks model={model} message={message} />
        {/* A legal notice reports no problem. */}
        {message.rodoMessageId === undefined && (
          <IfAvailable feature="supportRequests">
            <LinkButton href={reportHref(message)}>{t("report")}</LinkButton>
          </IfAvailable>
        )}
        {!awaitsAnswer(message) && (
          <Button
            saves
            variant="quiet"
            flush
            icon={Trash2}
            {...trackedAs("message-remove")}
            onClick={() => {
              model.remove(message);
              onLeave();
            }}
          >
            {t("remove")}
          </Button>
        )}
      </div>
    </article>
  );
});

function Confirmed({ day }: { readonly day: WarsawDate | undefined }) {
  return (
    <p className="muted" role="status">
      {day === undefined ? t("confirmed") : t("confirmedOn", { day: formatDate(day) })}
    </p>
  );
}

const Answer = observer(function Answer({ model, message }: Pick<MessagePageProps, "model" | "message">) {
  const state = model.answering?.id === message.clientMessageId ? model.answering.state : undefined;
  return (
    <div className="stack">
      {state === "lost" || state === "refused" ? (
        <Banner tone="bad" live="alert" title={t("answer.title")}>
          {t(`answer.${state}`)}
        </Banner>
      ) : (
        <Banner tone="info" live="none" title={t("answer.title")}>
          {t("answer.text")}
        </Banner>
      )}
      <p>
        <Button
          saves
          variant="primary"
          busy={state === "busy"}
          busyLabel={t("answer.busy")}
          {...trackedAs("message-answer")}
          onClick={() => void model.answer(message)}
        >
          {t("answer.confirm")}
        </Button>
      </p>
    </div>
  );
});
