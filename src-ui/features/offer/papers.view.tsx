import { Download, FileText } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { OfferPaper } from "#domain/offers/offer-details.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/i18n/provider-text.ts";
import { t } from "./offer.texts.ts";
import type { PaperState } from "./paper.model.ts";
import "#ui/design-system/css/offer.css";

export interface PapersViewModel {
  readonly state: PaperState;
  order(documentId: string): Promise<void>;
}

/** Documents of an offer: a press asks for one, and an ordinary link fetches it (OFFER-04). */
export const PaperRows = observer(function PaperRows({ papers, model }: { readonly papers: readonly OfferPaper[]; readonly model: PapersViewModel }) {
  const { state } = model;
  const mine = state.kind !== "idle" && papers.some(({ documentId }) => documentId === state.documentId) ? state : undefined;
  return (
    <>
      <Rows>
        {papers.map(({ documentId, name }) => (
          <li key={documentId}>
            <button
              type="button"
              className="row-link paper-row"
              aria-busy={mine?.kind === "asking" && mine.documentId === documentId}
              {...trackedAs("offer-document", "DOWNLOAD")}
              onClick={() => void model.order(documentId)}
            >
              <Icon of={FileText} />
              <span><span className="row-link__title">{providerText(name)}</span><span className="row-link__meta">{t("papers.pdf")}</span></span>
              <Icon of={Download} />
            </button>
          </li>
        ))}
      </Rows>
      {mine?.kind === "ready" && <p><Fetched key={mine.address} address={mine.address} /></p>}
      {mine?.kind === "problem" && <Banner tone="bad" live="alert" title={t(`papers.${mine.why}`)}>{t(`papers.${mine.why}Text`)}</Banner>}
      <p className="visually-hidden" role="status">{mine?.kind === "asking" ? t("papers.asking") : mine?.kind === "ready" ? t("papers.ready") : ""}</p>
    </>
  );
});

/** The link that fetches the file, pressed once by itself. It stays for a browser that starts nothing without its reader. */
function Fetched({ address }: { readonly address: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return <a ref={link} href={address} download="">{t("papers.fetch")}</a>;
}
