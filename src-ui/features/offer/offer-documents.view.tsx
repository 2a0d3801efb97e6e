import "./offer.css";
import { Download, FileText } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef } from "react";
import type { OfferDocumentWithRole } from "#domain/offers/offer-details.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./offer.texts.ts";
import type { OfferDocumentState } from "./offer-documents.view-model.ts";

export interface OfferDocumentsViewState {
  stateOf(documentId: string): OfferDocumentState;
  order(documentId: string): Promise<void>;
  markUsed(documentId: string): void;
}

/** Documents of an offer: a press orders one, and an ordinary link downloads it (OFFER-04). */
export const OfferDocumentRows = observer(function OfferDocumentRows({
  documents,
  model,
}: {
  readonly documents: readonly OfferDocumentWithRole[];
  readonly model: OfferDocumentsViewState;
}) {
  const states = documents.map(({ documentId }) => model.stateOf(documentId));
  return (
    <>
      <Rows>
        {documents.map((offerDocument) => (
          <OfferDocumentRow key={offerDocument.documentId} offerDocument={offerDocument} model={model} />
        ))}
      </Rows>
      <p className="visually-hidden" role="status">
        {states.some(({ kind }) => kind === "requesting")
          ? t("papers.asking")
          : states.some(({ kind }) => kind === "ready" || kind === "downloaded")
            ? t("papers.ready")
            : ""}
      </p>
    </>
  );
});

const OfferDocumentRow = observer(function OfferDocumentRow({
  offerDocument: { documentId, name },
  model,
}: {
  readonly offerDocument: OfferDocumentWithRole;
  readonly model: OfferDocumentsViewState;
}) {
  const state = model.stateOf(documentId);
  return (
    <li>
      <button
        type="button"
        className="row-link document-row"
        aria-busy={state.kind === "requesting"}
        {...trackedAs("offer-document", "DOWNLOAD")}
        onClick={() => void model.order(documentId)}
      >
        <Icon of={FileText} />
        <span>
          <span className="row-link__title" lang="pl">
            {providerText(name)}
          </span>
          <span className="row-link__meta">
            {state.kind === "requesting"
              ? t("papers.asking")
              : state.kind === "downloaded"
                ? t("papers.taken")
                : t("papers.pdf")}
          </span>
        </span>
        <Icon of={Download} />
      </button>
      {state.kind === "ready" && (
        <DownloadLink key={state.address} address={state.address} documentId={documentId} model={model} />
      )}
      {state.kind === "problem" && (
        <Banner tone="bad" live="alert" title={t(`papers.${state.why}`)}>
          {t(`papers.${state.why}Text`)}
        </Banner>
      )}
    </li>
  );
});

/** Link that downloads the file. It is clicked automatically and then removed, because its ticket is valid once. */
function DownloadLink({
  address,
  documentId,
  model,
}: {
  readonly address: string;
  readonly documentId: string;
  readonly model: OfferDocumentsViewState;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.click();
    model.markUsed(documentId);
  }, [model, documentId]);
  return (
    <a ref={link} href={address} download="" hidden>
      {t("papers.ready")}
    </a>
  );
}
