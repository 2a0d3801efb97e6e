import { useEffect, useRef, type RefObject } from "react";
import { observer } from "#ui/shared/observer.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { Card } from "#ui/design-system/card.tsx";
import { BelowFold } from "#ui/shared/below-fold.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { PolishIsBinding } from "#ui/shared/polish-is-binding/polish-is-binding.tsx";
import { CompareCard } from "./compare-card.view.tsx";
import { PriceTimelineCard } from "./price-timeline-card.view.tsx";
import { ConsentCard } from "./consent-card.view.tsx";
import { DecideCard } from "./decide-card.view.tsx";
import { OfferCallDialog, DeclineDialog } from "./decision-dialogs.view.tsx";
import { FeesCard } from "./fees-card.view.tsx";
import { OrderConflict } from "./order-conflict.view.tsx";
import type { OfferPage } from "./offer-page.ts";
import { t } from "./offer.texts.ts";
import { RefusedView } from "./refused.view.tsx";
import { OfferDocumentRows, type OfferDocumentsViewState } from "./offer-documents.view.tsx";
import { ReviewView, type ReviewContact } from "./review.view.tsx";
import { SpeedsCards } from "./speeds-cards.view.tsx";
import type { OfferViewState } from "./offer.view-state.ts";

interface OpenOfferProps {
  readonly model: OfferViewState;
  readonly page: Extract<OfferPage, { readonly kind: "open" }>;
  readonly onNext: (() => void) | undefined;
  readonly onReread: () => void;
  /** Opens the summary before the order, or leads back from it. */
  readonly onReview: (isOpen: boolean) => void;
  readonly contact: ReviewContact | undefined;
}

/** Open offer: comparison with today's services, documents and the decision. */
export const OpenOffer = observer(function OpenOffer({
  model,
  page: { offer, decision, conflict },
  onNext,
  onReread,
  onReview,
  contact,
}: OpenOfferProps) {
  const { end, step } = decision.state;
  const { comparison, canAccept, documents, incomplete, rereading } = model;
  const isReviewed = step === "review" && canAccept;
  const reviewButton = useReturnedFocus(isReviewed);
  if (end?.kind === "refused")
    return <RefusedView code={end.code} rereading={rereading} onReread={onReread} onNext={onNext} />;
  const open = (opened: "decline" | "contact"): void => void decision.dispatch({ kind: "open", step: opened });
  if (offer.consentNeeded)
    return (
      <>
        <ConsentCard model={model.consent} offerId={offer.offerId} onDecline={() => open("decline")} />
        {step === "decline" && <DeclineDialog model={decision} />}
      </>
    );
  if (isReviewed)
    return (
      <ReviewView
        offer={offer}
        address={model.address}
        conflict={conflict}
        comparison={comparison}
        model={decision}
        documents={documents}
        contact={contact}
        today={model.today}
        onBack={() => onReview(false)}
      />
    );
  const details = <OfferTerms offer={offer} documents={documents} />;
  return (
    <div className="main-aside">
      <div className="stack">
        <OrderConflict conflict={conflict} />
        {comparison !== undefined && (
          <>
            <CompareCard comparison={comparison} offer={offer} />
            <PriceTimelineCard comparison={comparison} />
          </>
        )}
        {incomplete !== undefined && details}
      </div>
      <DecideCard
        offer={offer}
        canAccept={canAccept}
        reviewButton={reviewButton}
        onOpen={(opened) => (opened === "review" ? onReview(true) : open(opened))}
      />
      {incomplete === undefined && (
        <BelowFold>
          <div className="stack">{details}</div>
        </BelowFold>
      )}
      {step === "decline" && <DeclineDialog model={decision} />}
      {step === "contact" && <OfferCallDialog model={decision} phone={contact?.phone} />}
    </div>
  );
});

/**
 * Returns the ref of the button that opened the summary. It takes the focus when the customer comes back from there.
 */
function useReturnedFocus(isReviewed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasReviewed = useRef(false);
  useEffect(() => {
    if (wasReviewed.current && !isReviewed) button.current?.focus();
    wasReviewed.current = isReviewed;
  }, [isReviewed]);
  return button;
}

/** Fees, speeds, documents and the end of a temporary consent. */
function OfferTerms({
  offer,
  documents,
}: {
  readonly offer: OfferDetails;
  readonly documents: OfferDocumentsViewState;
}) {
  return (
    <>
      <FeesCard offer={offer} />
      <SpeedsCards products={offer.products} />
      {offer.documents.length > 0 && (
        <Card title={t("papers.title")} bareTitle>
          <PolishIsBinding />
          <OfferDocumentRows documents={offer.documents} model={documents} />
        </Card>
      )}
      {offer.consentUntil !== undefined && (
        <p className="muted small">
          {t("consent.until")} <FormattedDate date={offer.consentUntil} />
        </p>
      )}
    </>
  );
}
