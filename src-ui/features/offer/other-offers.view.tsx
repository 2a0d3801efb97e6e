import "./offer.css";
import { use } from "react";
import { helpLineLink } from "#ui/shared/contact-ways/help-line-link.tsx";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { observer } from "#ui/shared/observer.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { ResumableOffers } from "#domain/offers/waiting-offers.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { ChevronRight, Tag } from "lucide-react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { OfferChangeProblemBanner, type OfferChangeViewState } from "./consent-card.view.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { callOfOfferText, t } from "./offer.texts.ts";

export interface OtherOffersProps {
  readonly offers: readonly OfferDetails[];
  readonly onChoose: (offerId: string) => void;
}

function metaOf({ kind, offerExpirationDate }: OfferDetails): string {
  const until =
    offerExpirationDate === undefined ? "" : `, ${t("others.until", { day: formatDate(offerExpirationDate) })}`;
  return `${t(`kind_${kind}`)}${until}`;
}

/** Other open offers; a press shows one in full. */
export function OtherOffers({ offers, onChoose }: OtherOffersProps) {
  return (
    <Card title={t("others.title")} bareTitle>
      <Rows>
        {offers.map((offer) => (
          <li key={offer.offerId}>
            <button
              type="button"
              className="row-link document-row"
              onClick={() => onChoose(offer.offerId)}
              {...trackedAs("offer-choose")}
            >
              <Icon of={Tag} />
              <span>
                <span className="row-link__title" lang="pl">
                  {providerText(offer.title)}
                </span>
                <span className="row-link__meta">{metaOf(offer)}</span>
              </span>
              <Icon of={ChevronRight} />
            </button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

/** Offers with a requested call: each can be reopened at once (`continueSalesProcess`, OFFER-06). */
export const ResumeCard = observer(function ResumeCard({
  resumable: { offers, calls },
  today,
  model,
}: {
  readonly resumable: ResumableOffers;
  readonly today: WarsawDate;
  readonly model: OfferChangeViewState;
}) {
  const phone = helpLineLink(use(OperatorContactContext));
  return (
    <Card title={t("resume.title")}>
      <div className="stack">
        <p className="muted">
          {calls === "ahead" || phone === undefined ? (
            t(`resume.${calls}`)
          ) : (
            <TextWithPolish t={t} of={`resume.${calls}-call`} parts={{ phone }} />
          )}
        </p>
        <Rows>
          {offers.map((offer) => (
            <li key={offer.offerId} className="stack">
              <div className="cluster between">
                <span>
                  <strong lang="pl">{providerText(offer.title)}</strong>
                  <RequestedCall offer={offer} today={today} />
                </span>
                <Button
                  saves
                  size="s"
                  busy={model.busy === offer.offerId}
                  busyLabel={t("resume.busy")}
                  onClick={() => void model.submit(offer.offerId)}
                  {...trackedAs("offer-resume")}
                >
                  {t("resume.submit")}
                </Button>
              </div>
              <OfferChangeProblemBanner of="resume" problem={model.problemOf(offer.offerId)} />
            </li>
          ))}
        </Rows>
      </div>
    </Card>
  );
});

function RequestedCall({ offer, today }: { readonly offer: OfferDetails; readonly today: WarsawDate }) {
  const text = callOfOfferText(offer, today);
  return text !== undefined && <small className="offer-line muted">{providerText(text)}</small>;
}
