import { use, useEffect, type ReactNode } from "react";
import "./support-request.css";
import { observer } from "#ui/shared/observer.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { splitAtDocuments } from "#domain/finance/split-at-documents.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate, formatDateTime } from "#ui/shared/formats.ts";
import {
  answerAwaitsReply,
  answerDeadlineOf,
  isAcceptedBySilence,
  openQuestionOf,
  wasComplaintAccepted,
  type RequestEntry,
  type SupportRequest,
} from "#domain/support/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable, UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { RequestFileItem } from "./request-file-item.view.tsx";
import { helpLineLink } from "#ui/shared/contact-ways/help-line-link.tsx";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { RequestQuestion } from "./request-question.view.tsx";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { DocumentDownloads } from "#ui/stores/offers/document-downloads.ts";
import { RequestStateBadge } from "./request-state-badge.view.tsx";
import { t } from "./support.texts.ts";

export interface RequestThreadProps {
  readonly request: SupportRequest;
  readonly today: WarsawDate;
  readonly files: DocumentDownloads;
  /** Entries of the account, whose documents the operator's messages may name. */
  readonly accountEntries: Pick<FinanceStore["entries"], "known" | "load">;
}

/** Says what follows from a late answer. */
function lateTextOf(request: SupportRequest, today: WarsawDate): string {
  if (request.kind === "personalData") return t("latePersonalData");
  const { kind, answerBy } = request;
  if (answerBy === undefined || !isAcceptedBySilence(request, today)) return t("lateText");
  return kind === "accessibility" ? t("lateAccessibility") : t("lateComplaint", { day: formatDate(answerBy) });
}

/** A request with its messages. */
export const RequestThread = observer(function RequestThread({
  request,
  today,
  files,
  accountEntries,
}: RequestThreadProps) {
  const namesDocuments = !use(UnavailableFeaturesContext).has("invoices") && wasComplaintAccepted(request);
  useEffect(() => {
    if (namesDocuments) void accountEntries.load();
  }, [accountEntries, namesDocuments]);
  const { number, copyId, sentAt, answerBy, entries } = request;
  const deadline = answerDeadlineOf(request, today);
  const question = openQuestionOf(request);
  const isPaused = answerAwaitsReply(request);
  const contact = use(OperatorContactContext);
  return (
    <>
      {deadline.kind === "late" && !isPaused && (
        <Banner tone="notice" live="none" title={t("late")} action={helpLineLink(contact)}>
          {lateTextOf(request, today)}
        </Banner>
      )}
      {question !== undefined && <RequestQuestion kind={request.kind} question={question} today={today} />}
      <Card>
        <Facts>
          <Fact label={t("number")}>{number}</Fact>
          <Fact label={t("state")}>
            <RequestStateBadge request={request} today={today} />
          </Fact>
          <Fact label={t("sentAt")}>{formatDateTime(sentAt)}</Fact>
          {isPaused && <Fact label={t("answerWaits")}>{t("answerWaitsText")}</Fact>}
          {answerBy !== undefined && deadline.kind !== "none" && !isPaused && (
            <Fact label={t("answerBy")}>
              <FormattedDate date={answerBy} />
            </Fact>
          )}
        </Facts>
        {copyId !== undefined && (
          <IfAvailable feature="documents">
            <ul className="thread__files" role="list">
              <RequestFileItem file={{ name: t("copy"), documentId: copyId }} model={files} />
            </ul>
          </IfAvailable>
        )}
      </Card>
      <section className="thread" aria-label={t("thread")}>
        <ol role="list">
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} model={files} documents={(namesDocuments && accountEntries.known) || []} />
          ))}
        </ol>
      </section>
    </>
  );
});

function Entry({
  entry: { side, author, at, text, files },
  model,
  documents,
}: {
  readonly entry: RequestEntry;
  readonly model: DocumentDownloads;
  readonly documents: readonly FinancialEntry[];
}) {
  return (
    <li className="thread__entry" data-side={side}>
      <p className="thread__who">
        <strong>{side === "customer" ? t("you") : (author ?? t("provider"))}</strong>{" "}
        <time className="muted" dateTime={new Date(at).toISOString()}>
          {formatDateTime(at)}
        </time>
      </p>
      <p className="thread__text" lang={side === "provider" ? "pl" : undefined}>
        {side === "provider" ? <TextWithDocuments text={text} entries={documents} /> : providerText(text)}
      </p>
      {files.length > 0 && (
        <ul className="thread__files" role="list" aria-label={t("files")}>
          {files.map((file, index) => (
            <RequestFileItem key={index} file={file} model={model} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Text of the operator; the numbers of the documents that it names lead to their pages. */
function TextWithDocuments({ text, entries }: { readonly text: string; readonly entries: readonly FinancialEntry[] }) {
  return splitAtDocuments(text, entries).map((piece, index): ReactNode =>
    typeof piece === "string" ? (
      providerText(piece)
    ) : (
      <Link key={index} href={pathTo("invoiceDetails", piece.entryId)}>
        {breakableNumbers(piece.number)}
      </Link>
    ),
  );
}
