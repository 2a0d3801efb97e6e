import "./offer.css";
import type {} from "#ui/design-system/custom-properties.ts";
import { observer } from "#ui/shared/observer.ts";
import { termsOfOffer, type OfferComparison } from "#domain/offers/offer-comparison.ts";
import type { ConflictingOrder } from "#domain/offers/conflicting-order.ts";
import type { OfferAnswer, OfferDetails } from "#domain/offers/offer-details.ts";
import { firstMonthlyPrice } from "#domain/offers/offer-periods.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact } from "#ui/design-system/facts.tsx";
import { Stepper } from "#ui/design-system/stepper.tsx";
import { useBackHandler } from "#ui/design-system/back-stack.ts";
import { ContractSummary } from "#ui/shared/contract-summary/contract-summary.tsx";
import { EarlyStartRequest } from "#ui/shared/contract-summary/early-start-request.tsx";
import { OrderConsent } from "#ui/shared/contract-summary/order-consent.tsx";
import { OfferDecisionProblemBanner, type OfferDecisionViewState } from "./decision-dialogs.view.tsx";
import { OrderConflict } from "./order-conflict.view.tsx";
import { ReplacedEndingServices } from "./ending-services.view.tsx";
import { ReplacedAppointments } from "./replaced-appointments.view.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { t } from "./offer.texts.ts";
import { OfferDocumentRows, type OfferDocumentsViewState } from "./offer-documents.view.tsx";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

export interface ReviewProps {
  readonly offer: OfferDetails;
  /** Address of the services; `undefined`: none, or not known. */
  readonly address?: string | undefined;
  readonly comparison: OfferComparison | undefined;
  readonly conflict: ConflictingOrder | undefined;
  readonly model: OfferDecisionViewState;
  readonly documents: OfferDocumentsViewState;
  readonly contact: ReviewContact | undefined;
  readonly today: WarsawDate;
  readonly onBack: () => void;
}

/** Contact data for the order, and the action that changes it. */
export interface ReviewContact {
  /** Formatted for display; empty without contact data, or when RODO hides them. */
  readonly lines: readonly string[];
  readonly onChange: () => void;
  /** Mobile number for a call. */
  readonly phone: string | undefined;
}

/** Steps of accepting; `current` 1 is the review, 3 is the end. */
export function AcceptSteps({ current }: { readonly current: number }) {
  return (
    <Stepper
      label={t("steps.label")}
      steps={[t("steps.offer"), t("steps.review"), t("steps.done")]}
      current={current}
      doneLabel={t("steps.behind")}
    />
  );
}

/** Summary of the contract before it binds the customer: the only place where an offer is accepted. */
export const ReviewView = observer(function ReviewView({
  offer,
  address,
  comparison,
  conflict,
  model,
  documents,
  contact,
  today,
  onBack,
}: ReviewProps) {
  const { state, busy } = model;
  // The summary is an entry of the history: only a running order keeps the customer here.
  useBackHandler(busy, undefined);
  return (
    <div className="stack">
      <AcceptSteps current={1} />
      <Card kind="stack">
        <h2>
          <FocusedText>{t("review.title")}</FocusedText>
        </h2>
        <OrderConflict conflict={conflict} />
        {offer.documents.length === 0 && (
          <Banner tone="notice" live="none" title={t("review.noPapers")}>
            {t("review.noPapersText")}
          </Banner>
        )}
        <ContractSummary
          terms={termsOfOffer(offer, comparison)}
          first={address !== undefined && <Fact label={t("fact.address")}>{providerText(address)}</Fact>}
        >
          {comparison !== undefined && comparison.ending.replaced.length > 0 && (
            <Fact label={t("ending.label")}>
              <ReplacedEndingServices services={comparison.ending.replaced} offer={offer} />
            </Fact>
          )}
          {contact !== undefined && <OrderContact contact={contact} />}
        </ContractSummary>
        {comparison !== undefined && <ReplacedAppointments appointments={comparison.appointments} address={address} />}
        {offer.documents.length > 0 && (
          <div>
            <h3>{t("papers.title")}</h3>
            <OfferDocumentRows documents={offer.documents} model={documents} />
          </div>
        )}
        <OfferDecisionProblemBanner problem={state.failureReason} />
        {offer.earlyStart && (
          <EarlyStartRequest
            monthly={firstMonthlyPrice(offer, today)}
            isRequested={state.wantsEarlyStart}
            onChange={(wanted) => void model.dispatch({ kind: "early-start", wanted })}
          />
        )}
        <OrderConsent
          hasDocuments={offer.documents.length > 0}
          agreed={state.termsKnown}
          isMissing={state.termsMissed}
          busy={busy}
          tracked={trackedAs("offer-accept")}
          onAgreed={(known) => void model.dispatch({ kind: "terms", known })}
          onOrder={() => void model.dispatch({ kind: "submit", answer: acceptance(offer, state) })}
        >
          <Button size="l" onClick={onBack} {...trackedAs("offer-back")}>
            {t("review.back")}
          </Button>
        </OrderConsent>
      </Card>
    </div>
  );
});

/** Returns the acceptance; with the wish about the start only where the offer asks for it. */
function acceptance({ earlyStart }: OfferDetails, { wantsEarlyStart }: OfferDecisionViewState["state"]): OfferAnswer {
  return earlyStart ? { kind: "accept", earlyStart: wantsEarlyStart } : { kind: "accept" };
}

/** Contact data for the order, with the button that changes them. */
function OrderContact({ contact: { lines, onChange } }: { readonly contact: ReviewContact }) {
  return (
    <Fact
      label={t("review.contact")}
      action={
        <Button
          variant="quiet"
          size="s"
          aria-label={t("review.changeContact")}
          onClick={onChange}
          {...trackedAs("offer-contact-change")}
        >
          {t("review.change")}
        </Button>
      }
    >
      {lines.length === 0 ? (
        <span className="muted">{t("review.noContact")}</span>
      ) : (
        lines.map((line) => (
          <span key={line} className="offer-line">
            {breakableEmails(line)}
          </span>
        ))
      )}
    </Fact>
  );
}
