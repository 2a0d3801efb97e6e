import { Download, ShieldCheck } from "lucide-react";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import { observer } from "#ui/shared/observer.ts";
import type { CustomerDocument } from "#domain/documents/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { DownloadOnceLink } from "#ui/shared/download-once-link.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { DocumentDownloads } from "#ui/stores/offers/document-downloads.ts";
import { deliveryText, noDeliveryText } from "./delivery-text.ts";
import { documentFileText } from "./document-file-text.ts";
import { t } from "./documents.texts.ts";

export interface DocumentRowProps {
  readonly document: CustomerDocument;
  /** Label that no other document has (A11Y-85). */
  readonly label: string;
  readonly downloads: Pick<DocumentDownloads, "stateOf" | "open" | "markUsed">;
  readonly onOpen: () => void;
}

/** One document with its download and its details (DOC-20, DOC-22). */
export const DocumentRow = observer(function DocumentRow({ document, label, downloads, onOpen }: DocumentRowProps) {
  const { documentId, deliveries } = document;
  const name = providerText(document.name);
  const state = downloads.stateOf(documentId);
  const [delivery] = deliveries;
  return (
    <li className="documents__row">
      <div className="documents__text">
        <span className="documents__name" lang="pl">
          {name}
        </span>
        <p className="muted small">{breakableNumbers(metaOf(document))}</p>
        <p className="muted small">{delivery === undefined ? noDeliveryText(document) : deliveryText(delivery)}</p>
        <p role="status" className="small">
          {(state.kind === "lost" || state.kind === "gone") && t(`row.${state.kind}`)}
        </p>
      </div>
      <div className="documents__actions">
        <Button
          saves={false}
          size="s"
          icon={Download}
          busy={state.kind === "busy"}
          busyLabel={t("row.downloading")}
          aria-label={t("row.downloadNamed", { name: label })}
          {...trackedAs("customer-document", "DOWNLOAD")}
          onClick={() => void downloads.open(documentId)}
        >
          {t("row.download")}
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon={ShieldCheck}
          aria-label={t("row.detailsNamed", { name: label })}
          {...trackedAs("document-details")}
          onClick={onOpen}
        >
          {t("row.details")}
        </Button>
      </div>
      {state.kind === "ready" && (
        <DownloadOnceLink address={state.address} name={label} onUse={() => downloads.markUsed(documentId)} />
      )}
    </li>
  );
});

function metaOf(document: CustomerDocument): string {
  const { number, contractNumber, issuedOn, validFrom, validTo } = document;
  const parts = [
    ...(number === undefined || number === contractNumber ? [] : [t("row.number", { number: providerText(number) })]),
    ...(validFrom === undefined
      ? [formatDate(issuedOn)]
      : validTo === undefined
        ? [t("row.from", { day: formatDate(validFrom) })]
        : [t("row.until", { from: formatDate(validFrom), to: formatDate(validTo) })]),
    documentFileText(document),
  ];
  return joinUnbreakable(parts.join(" · "));
}
