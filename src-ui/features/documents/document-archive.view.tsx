import { FileArchive, X } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { CustomerDocument } from "#domain/documents/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { DocumentArchiveState, DocumentArchiveViewModel } from "./document-archive.view-model.ts";
import { t } from "./documents.texts.ts";

/** Download of the shown documents as one ZIP, with its progress and result (DOC-24). */
export const DocumentArchive = observer(function DocumentArchive({
  model,
  documents,
}: {
  readonly model: Pick<DocumentArchiveViewModel, "state" | "start" | "cancel">;
  readonly documents: readonly CustomerDocument[];
}) {
  const { state } = model;
  const isRunning = state.status === "running";
  return (
    <div className="stack">
      <div className="cluster">
        {isRunning ? (
          <>
            <progress
              max={state.total}
              value={state.finished}
              aria-label={t("all.running", { finished: state.finished, total: state.total })}
            />
            <span className="small">{t("all.running", { finished: state.finished, total: state.total })}</span>
            <Button variant="quiet" size="s" icon={X} onClick={model.cancel} {...trackedAs("documents-cancel")}>
              {t("all.cancel")}
            </Button>
          </>
        ) : (
          documents.length > 0 && (
            <Button
              saves={false}
              icon={FileArchive}
              busy={state.status === "saving"}
              busyLabel={t("all.saving")}
              onClick={() => void model.start(documents)}
              {...trackedAs("documents-archive", "DOWNLOAD")}
            >
              {t("all.start", { count: documents.length })}
            </Button>
          )
        )}
      </div>
      <ArchiveResultBanner state={state} onRetry={(failed) => void model.start(failed)} />
    </div>
  );
});

function ArchiveResultBanner({
  state,
  onRetry,
}: {
  readonly state: DocumentArchiveState;
  readonly onRetry: (failed: readonly CustomerDocument[]) => void;
}) {
  switch (state.status) {
    case "idle":
    case "running":
    case "saving":
      return undefined;
    case "cancelled":
      return <Banner tone="info" title={t("all.cancelled")} />;
    case "not-archived":
    case "not-saved":
      return (
        <Banner tone="bad" live="alert" title={t(state.status === "not-saved" ? "all.notSaved" : "all.notArchived")}>
          {t("all.notArchivedText")}
        </Banner>
      );
    case "nothing-fetched":
      return (
        <Banner
          tone="bad"
          live="alert"
          title={t("all.nothing")}
          action={<RetryButton onClick={() => onRetry(state.failed)} />}
        >
          {t("all.nothingText")}
        </Banner>
      );
    case "saved":
      if (state.failed.length === 0) return <Banner tone="good" title={t("all.saved", { count: state.count })} />;
      return (
        <Banner
          tone="notice"
          title={t("all.saved", { count: state.count })}
          action={<RetryButton onClick={() => onRetry(state.failed)} />}
        >
          {t("all.missing")}
          <MissingDocuments documents={state.failed} />
        </Banner>
      );
  }
}

function RetryButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button saves={false} size="s" onClick={onClick} {...trackedAs("documents-retry", "DOWNLOAD")}>
      {t("all.retry")}
    </Button>
  );
}

function MissingDocuments({ documents }: { readonly documents: readonly CustomerDocument[] }) {
  return (
    <ul className="documents__missing">
      {documents.map(({ documentId, name }) => (
        <li key={documentId} lang="pl">
          {providerText(name)}
        </li>
      ))}
    </ul>
  );
}
