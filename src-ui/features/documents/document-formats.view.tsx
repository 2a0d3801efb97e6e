import { ALargeSmall, FileText } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { DOCUMENT_FORMATS } from "#domain/documents/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import type { DocumentDetailsViewModel } from "./document-details.view-model.ts";
import { t } from "./documents.texts.ts";

const ICONS = { "large-print": ALargeSmall, "plain-text": FileText } as const;

/** Requests for the document in large print or as plain text, with their receipts (DOC-25). */
export const DocumentFormats = observer(function DocumentFormats({
  model,
}: {
  readonly model: DocumentDetailsViewModel;
}) {
  const { formatProblem: problem } = model;
  const { formatRequests } = model.document;
  const open = DOCUMENT_FORMATS.filter((format) => !formatRequests.some((request) => request.format === format));
  return (
    <IfAvailable feature="documentFormats">
      <section className="stack" style={{ "--stack": "var(--space-4)" }}>
        <h3>{t("format.title")}</h3>
        <p>{t("format.lead")}</p>
        {problem !== undefined && (
          <Banner tone="bad" live="alert" title={t(`format.${problem}`)}>
            {t(`format.${problem}Text`)}
          </Banner>
        )}
        <div role="status" className="stack">
          {formatRequests.map(({ number, format, answerBy }) => (
            <p key={number}>
              <strong>{t(`format.${format}.done`, { number })}</strong>{" "}
              {answerBy === undefined ? t("format.noDay") : t("format.until", { day: formatDate(answerBy) })}
            </p>
          ))}
        </div>
        <div className="cluster">
          {open.map((format) => (
            <Button
              key={format}
              saves
              icon={ICONS[format]}
              busy={model.isRequesting && model.format === format}
              busyLabel={t("format.sending")}
              {...trackedAs(`document-format-${format}`)}
              onClick={() => void model.requestFormat(format)}
            >
              {t(`format.${format}`)}
            </Button>
          ))}
        </div>
      </section>
    </IfAvailable>
  );
});
