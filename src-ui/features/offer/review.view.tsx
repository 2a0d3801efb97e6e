import "./offer.css";
import type {} from "#ui/design-system/custom-properties.ts";
import { observer } from "mobx-react-lite";
import type { OfferComparison } from "#domain/offers/offer-comparison.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { Stepper } from "#ui/design-system/stepper.tsx";
import { useBackHandler } from "#ui/design-system/back-stack.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Money } from "#ui/shared/money.tsx";
import { OfferDecisionProblemBanner, type OfferDecisionViewState } from "./decision-dialogs.view.tsx";
import { FocusedText } from "./focused-text.view.tsx";
import { t } from "./offer.texts.ts";
import { OfferDocumentRows, type OfferDocumentsViewState } from "./offer-documents.view.tsx";

export interface ReviewProps {
  readonly offer: OfferDetails;
  readonly comparison: OfferComparison | undefined;
  readonly model: OfferDecisionViewState;
  readonly documents: OfferDocumentsViewState;
  readonly contact: ReviewContact | undefined;
}

/** Contact data for the order, and the action that changes it. */
export interface ReviewContact {
  /** Formatted for display; empty without contact data, or when RODO hides them. */
  readonly lines: readonly string[];
  readonly onChange: () => void;
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
export const ReviewView = observer(function ReviewView({ offer, comparison, model, documents, contact }: ReviewProps) {
  const { state, busy } = model;
  const goBack = () => void model.dispatch({ kind: "back" });
  useBackHandler(true, busy ? undefined : goBack);
  return (
    <div className="stack">
      <AcceptSteps current={1} />
      <Card kind="stack">
        <h2>
          <FocusedText>{t("review.title")}</FocusedText>
        </h2>
        <Terms offer={offer} comparison={comparison} contact={contact} />
        {offer.documents.length > 0 && (
          <div>
            <h3>{t("papers.title")}</h3>
            <OfferDocumentRows documents={offer.documents} model={documents} />
          </div>
        )}
        <OfferDecisionProblemBanner problem={state.failureReason} />
        <CheckboxField
          label={t("review.terms")}
          checked={state.termsKnown}
          error={state.termsMissed ? t("review.termsMissed") : undefined}
          onValue={(known) => void model.dispatch({ kind: "terms", known })}
        />
        <div className="cluster answers">
          <Button
            saves
            variant="primary"
            size="l"
            busy={busy}
            busyLabel={t("review.busy")}
            {...trackedAs("offer-accept")}
            onClick={() => void model.dispatch({ kind: "submit", answer: { kind: "accept" } })}
          >
            {t("review.order")}
          </Button>
          <Button size="l" onClick={goBack} {...trackedAs("offer-back")}>
            {t("review.back")}
          </Button>
        </div>
      </Card>
    </div>
  );
});

/** Terms of the contract, one per line. */
function Terms({ offer, comparison, contact }: Pick<ReviewProps, "offer" | "comparison" | "contact">) {
  const { periods = [], months, once, total } = comparison ?? {};
  return (
    <Facts>
      <Fact label={t("review.services")}>
        {offer.products.map((product, index) => (
          <span key={index} className="offer-line">
            {providerText(product.name)}
            {product.package !== undefined && <span className="facts__note"> {providerText(product.package)}</span>}
          </span>
        ))}
      </Fact>
      {periods.map((period, index) => (
        <Fact
          key={period.from}
          label={t(index === 0 ? "review.monthly" : "review.monthlyThen")}
          note={period.months === undefined ? t("review.onwards") : t("timeline.months", { count: period.months })}
        >
          <Money amount={period.offered} />
        </Fact>
      ))}
      {once !== undefined && once > 0 && (
        <Fact label={t("review.once")}>
          <Money amount={once} />
        </Fact>
      )}
      {months !== undefined && <Fact label={t("review.commitment")}>{t("compare.months", { count: months })}</Fact>}
      {total !== undefined && (
        <Fact label={t("review.total")} note={t("compare.totalOnce")}>
          <Money amount={total.offered} look="price" />
        </Fact>
      )}
      {offer.delivery !== undefined && <Fact label={t("fees.delivery")}>{providerText(offer.delivery)}</Fact>}
      {contact !== undefined && (
        <Fact
          label={t("review.contact")}
          action={
            <Button
              variant="quiet"
              size="s"
              aria-label={t("review.changeContact")}
              onClick={contact.onChange}
              {...trackedAs("offer-contact-change")}
            >
              {t("review.change")}
            </Button>
          }
        >
          {contact.lines.length === 0 ? (
            <span className="muted">{t("review.noContact")}</span>
          ) : (
            contact.lines.map((line) => (
              <span key={line} className="offer-line">
                {line}
              </span>
            ))
          )}
        </Fact>
      )}
      <Fact label={t("review.withdraw")}>{t("review.withdrawText")}</Fact>
    </Facts>
  );
}
