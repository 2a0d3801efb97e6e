import "./support-request.css";
import { Paperclip } from "lucide-react";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatPolishDateTime } from "#domain/shared-kernel/index.ts";
import { answerDeadlineOf, type RequestEntry, type SupportRequest } from "#domain/support/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { RequestStateBadge } from "./request-state-badge.view.tsx";
import { t } from "./support.texts.ts";

/** A request with its messages. */
export function RequestThread({ request, today }: { readonly request: SupportRequest; readonly today: WarsawDate }) {
  const { number, title, state, sentAt, answerBy, entries, kind } = request;
  const deadline = answerDeadlineOf(request, today);
  return (
    <>
      {deadline.kind === "late" && (
        <Banner tone="notice" live="none" title={t("late")}>
          {kind === "complaint" ? t("lateComplaint") : t("lateText")}
        </Banner>
      )}
      <Card title={providerText(title)}>
        <Facts>
          <Fact label={t("number")}>{number}</Fact>
          <Fact label={t("state")}>
            <RequestStateBadge state={state} />
          </Fact>
          <Fact label={t("sentAt")}>{formatPolishDateTime(sentAt)}</Fact>
          {answerBy !== undefined && deadline.kind !== "none" && (
            <Fact label={t("answerBy")}>
              <FormattedDate date={answerBy} />
            </Fact>
          )}
        </Facts>
      </Card>
      <section className="thread" aria-label={t("thread")}>
        <ol role="list">
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </ol>
        {deadline.kind === "waiting" && (
          <p className="muted">
            {t("waiting")} <FormattedDate date={deadline.by} />.
          </p>
        )}
      </section>
    </>
  );
}

function Entry({ entry: { side, author, at, text, files } }: { readonly entry: RequestEntry }) {
  return (
    <li className="thread__entry" data-side={side}>
      <p className="thread__who">
        <strong>{side === "customer" ? t("you") : (author ?? t("provider"))}</strong>{" "}
        <time className="muted" dateTime={new Date(at).toISOString()}>
          {formatPolishDateTime(at)}
        </time>
      </p>
      <p className="thread__text">{providerText(text)}</p>
      {files.length > 0 && (
        <ul className="thread__files" role="list" aria-label={t("files")}>
          {files.map((name, index) => (
            <li key={index}>
              <Icon of={Paperclip} size="s" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
