import type {} from "#ui/design-system/custom-properties.ts";
import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import type { DecisionState, DecisionEvent } from "#domain/offers/offer-decision.ts";
import { TIME_SPANS, type OfferCallRequest, type TimeSpan } from "#domain/offers/offer-details.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Choices } from "#ui/design-system/forms/choice-cards.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { choiceText, spanText, t } from "./offer.texts.ts";

/** State of the answer to an offer. */
export interface OfferDecisionViewState {
  readonly state: DecisionState;
  readonly busy: boolean;
  dispatch(event: DecisionEvent): Promise<void>;
}

/** Reason why the last answer is uncertain. */
export function OfferDecisionProblemBanner({ problem }: { readonly problem: "lost" | "elsewhere" | undefined }) {
  if (problem === undefined) return null;
  return (
    <Banner tone="notice" live="alert" title={t(`problem.${problem}`)}>
      {t(`problem.${problem}Text`)}
    </Banner>
  );
}

/** Asks for confirmation before an offer is declined. */
export const DeclineDialog = observer(function DeclineDialog({ model }: { readonly model: OfferDecisionViewState }) {
  const back = (): void => void model.dispatch({ kind: "back" });
  return (
    <ClosableDialog
      name="offer-decline"
      size="m"
      title={t("decline.title")}
      onClose={back}
      foot={
        <>
          <Button
            saves
            variant="danger"
            busy={model.busy}
            busyLabel={t("decline.busy")}
            onClick={() => void model.dispatch({ kind: "submit", answer: { kind: "decline" } })}
            {...trackedAs("offer-decline-send")}
          >
            {t("decline.submit")}
          </Button>
          <Button onClick={back}>{t("decline.back")}</Button>
        </>
      }
    >
      <div className="stack">
        <OfferDecisionProblemBanner problem={model.state.failureReason} />
        <p>{t("decline.text")}</p>
      </div>
    </ClosableDialog>
  );
});

const TIGHT_STACK = { "--stack": "var(--space-3)" };

/** Requests a call: at a time of day, about an extension, or about another offer (OFFER-02). */
export const OfferCallDialog = observer(function OfferCallDialog({
  model,
  phone,
}: {
  readonly model: OfferDecisionViewState;
  /** Number that the operator has for the customer. */
  readonly phone: string | undefined;
}) {
  const [choice, setChoice] = useState<OfferCallRequest["choice"]>("timespan");
  const [span, setSpan] = useState<TimeSpan>("morning");
  const back = (): void => void model.dispatch({ kind: "back" });
  const request: OfferCallRequest = choice === "timespan" ? { choice, span } : { choice };
  return (
    <ClosableDialog
      name="offer-contact"
      size="m"
      title={t("contact.title")}
      onClose={back}
      foot={
        <>
          <Button
            saves
            variant="primary"
            busy={model.busy}
            busyLabel={t("contact.busy")}
            onClick={() => void model.dispatch({ kind: "submit", answer: { kind: "contact", request } })}
            {...trackedAs("offer-contact-send")}
          >
            {t("contact.submit")}
          </Button>
          <Button onClick={back}>{t("contact.back")}</Button>
        </>
      }
    >
      <div className="stack">
        <OfferDecisionProblemBanner problem={model.state.failureReason} />
        <Choices
          label={t("contact.about")}
          name="contact-choice"
          value={choice}
          onChange={setChoice}
          options={(["timespan", "extension", "new-offer"] as const).map((value) => ({
            value,
            label: choiceText(value),
          }))}
        />
        {choice === "timespan" && (
          <div className="stack" style={TIGHT_STACK}>
            <h3>{t("contact.span")}</h3>
            <Choices
              label={t("contact.span")}
              name="contact-span"
              value={span}
              onChange={setSpan}
              options={TIME_SPANS.map((value) => ({ value, label: spanText(value) }))}
            />
          </div>
        )}
        {phone !== undefined && <p>{t("contact.phone", { phone })}</p>}
        <p className="muted small">{t("contact.note")}</p>
      </div>
    </ClosableDialog>
  );
});
