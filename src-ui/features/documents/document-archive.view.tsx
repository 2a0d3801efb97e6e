import "#ui/design-system/progress-bar.css";
import { FileArchive, X } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ReactElement } from "react";
import type { CustomerDocument } from "#domain/documents/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ScrollIntoView } from "#ui/shared/scroll-into-view.tsx";
import type { DocumentArchiveState, DocumentArchiveViewModel } from "./document-archive.view-model.ts";
import { t } from "./documents.texts.ts";

/** Download of the shown documents as one ZIP, with its progress and result (DOC-24). */
export const DocumentArchive = observer(function DocumentArchive({
  model,
  documents,
  labelOf,
}: {
  readonly model: Pick<DocumentArchiveViewModel, "state" | "start" | "cancel">;
  readonly documents: readonly CustomerDocument[];
  readonly labelOf: (document: CustomerDocument) => string;
}) {
  const { state } = model;
  return (
    <div className="stack">
      {state.status === "running" ? (
        <RunningDownload finished={state.finished} total={state.total} onCancel={model.cancel} />
      ) : (
        documents.length > 0 && (
          <div className="cluster">
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
          </div>
        )
      )}
      <ArchiveResult state={state} labelOf={labelOf} onRetry={(failed) => void model.start(failed)} />
    </div>
  );
});

function RunningDownload({
  finished,
  total,
  onCancel,
}: {
  readonly finished: number;
  readonly total: number;
  readonly onCancel: () => void;
}) {
  const text = t("all.running", { finished, total });
  return (
    <div>
      <progress className="progress-bar" max={total} value={finished} aria-label={text} />
      <div className="cluster">
        <span className="small">{text}</span>
        <Button variant="quiet" size="s" icon={X} onClick={onCancel} {...trackedAs("documents-cancel")}>
          {t("all.cancel")}
        </Button>
      </div>
    </div>
  );
}

interface ArchiveResultProps {
  readonly state: DocumentArchiveState;
  readonly labelOf: (document: CustomerDocument) => string;
  readonly onRetry: (failed: readonly CustomerDocument[]) => void;
}

/** Result of the download, scrolled into view: below the filters of a phone it would be out of sight. */
function ArchiveResult(props: ArchiveResultProps) {
  const banner = bannerOf(props);
  return banner === undefined ? undefined : <ScrollIntoView>{banner}</ScrollIntoView>;
}

function bannerOf({ state, labelOf, onRetry }: ArchiveResultProps): ReactElement | undefined {
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
          <MissingDocuments documents={state.failed} labelOf={labelOf} />
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

const MissingDocuments = observer(function MissingDocuments({
  documents,
  labelOf,
}: {
  readonly documents: readonly CustomerDocument[];
  readonly labelOf: ArchiveResultProps["labelOf"];
}) {
  return (
    <ul className="documents__missing">
      {documents.map((document) => (
        <li key={document.documentId} lang="pl">
          {labelOf(document)}
        </li>
      ))}
    </ul>
  );
});
