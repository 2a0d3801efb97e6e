import { Ban, CircleCheck, CircleSlash, Clock, PhoneCall, TriangleAlert } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type { EndingService } from "#domain/offers/index.ts";
import { hasCallPassed, type OfferDetails } from "#domain/offers/offer-details.ts";
import type { OrderLabel } from "#domain/offers/order-history.ts";
import type { OrderEnd } from "#domain/offers/order-end.ts";
import { isOrderInProgress, orderProgressOf } from "#domain/offers/order-progress.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import type { BookedAppointment } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { ResultMessage, type ResultMessageProps } from "#ui/shared/result-message.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { PolishIsBinding } from "#ui/shared/polish-is-binding/polish-is-binding.tsx";
import { callRequestText, t } from "./offer.texts.ts";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { ReplacedEndingServices } from "./ending-services.view.tsx";
import { OfferDocumentRows, type OfferDocumentsViewState } from "./offer-documents.view.tsx";
import { OfferNextSteps } from "./offer-next-steps.view.tsx";
import { OrderContinuation } from "./order-continuation.view.tsx";
import { ReplacedAppointments } from "./replaced-appointments.view.tsx";
import { AcceptSteps } from "./review.view.tsx";

type Sign = Pick<ResultMessageProps, "sign" | "tone">;

const SIGNS: Readonly<Record<OrderLabel | "unknown", Sign>> = {
  accepted: { sign: CircleCheck, tone: "good" },
  rejected: { sign: CircleSlash, tone: "neutral" },
  contactRequest: { sign: PhoneCall, tone: "info" },
  expired: { sign: Clock, tone: "notice" },
  cancelled: { sign: Ban, tone: "notice" },
  unknown: { sign: TriangleAlert, tone: "notice" },
};

export interface OutcomeProps {
  readonly offer: OfferDetails;
  readonly label: OrderLabel | "unknown";
  /** True when the offer was answered on this page; false when it was answered before. */
  readonly wasJustAnswered: boolean;
  /** True when this view replaces a pressed button and must take the focus. */
  readonly focused: boolean;
  readonly today: WarsawDate;
  /** Services with a terminated contract that the offer replaces. */
  readonly ending?: readonly EndingService[] | undefined;
  /** Booked visits and moves of the services that the offer replaces. */
  readonly appointments?: readonly BookedAppointment[] | undefined;
  /** Address of the services; `undefined`: none, or not known. */
  readonly address?: string | undefined;
  /** End of the services of the order, if they have ended. */
  readonly end?: OrderEnd | undefined;
  readonly documents: OfferDocumentsViewState;
  /** Shows the next open offer; `undefined` without one. */
  readonly onNext: (() => void) | undefined;
}

/** Returns true for the three answers that can be announced as a result. */
function isAnswer(label: OrderLabel | "unknown"): label is "accepted" | "rejected" | "contactRequest" {
  return label === "accepted" || label === "rejected" || label === "contactRequest";
}

/** Result of an offer, with the confirmation of an accepted one: just now, or on a later visit. */
export const OutcomeView = observer(function OutcomeView({
  offer,
  label,
  wasJustAnswered,
  focused,
  today,
  ending = [],
  appointments = [],
  address,
  end,
  documents,
  onNext,
}: OutcomeProps) {
  const isNews = wasJustAnswered && isAnswer(label);
  const confirmations = offer.documents.filter(({ role }) => role === "confirmation");
  return (
    <div className="stack">
      {label === "accepted" && wasJustAnswered && <AcceptSteps current={3} />}
      <Card kind="stack">
        <ResultMessage
          {...SIGNS[label]}
          title={<OutcomeTitle focused={focused}>{isNews ? t(`done_${label}`) : t(`settled_${label}`)}</OutcomeTitle>}
        >
          <p>{isNews ? t(`doneText_${label}`) : settledText(offer, label, today)}</p>
        </ResultMessage>
        <Facts>
          {offer.processNumber !== undefined && <Fact label={t("fact.number")}>{offer.processNumber}</Fact>}
          {offer.closeDate !== undefined && (
            <Fact label={t("fact.closed")}>
              <FormattedDate date={offer.closeDate} />
            </Fact>
          )}
          {offer.closeDate === undefined && label === "expired" && offer.offerExpirationDate !== undefined && (
            <Fact label={t("fact.ended")}>
              <FormattedDate date={offer.offerExpirationDate} />
            </Fact>
          )}
          {offer.contact !== undefined && <Fact label={t("fact.contact")}>{callRequestText(offer.contact)}</Fact>}
          {label === "contactRequest" && <CallFacts offer={offer} today={today} />}
          {label === "accepted" && offer.salesRepresentative !== undefined && (
            <Fact label={t("fact.keeper")}>{providerText(offer.salesRepresentative)}</Fact>
          )}
        </Facts>
        {ending.length > 0 && isAhead(offer, label, wasJustAnswered) && (
          <p>
            <ReplacedEndingServices services={ending} offer={offer} />
          </p>
        )}
        {isAhead(offer, label, wasJustAnswered) && (
          <ReplacedAppointments appointments={appointments} address={address} />
        )}
        <OrderContinuation offer={offer} label={label} today={today} end={end} />
        {confirmations.length > 0 && (
          <div>
            <h3>{t("papers.title")}</h3>
            <PolishIsBinding />
            <OfferDocumentRows documents={confirmations} model={documents} />
          </div>
        )}
        <OfferNextSteps onNext={onNext} />
      </Card>
    </div>
  );
});

/** Returns true while an order has not begun: its services do not run yet. */
function isAhead(offer: OfferDetails, label: OutcomeProps["label"], wasJustAnswered: boolean): boolean {
  if (label !== "accepted") return false;
  return isOrderInProgress(offer) || (wasJustAnswered && orderProgressOf(offer) === undefined);
}

function settledText(offer: OfferDetails, label: OutcomeProps["label"], today: WarsawDate): string {
  const isPassed = label === "contactRequest" && hasCallPassed(offer, today);
  return isPassed ? t("settledText_callPassed") : t(`settledText_${label}`);
}

/** Day and number of a requested call, as far as the server names them. */
function CallFacts({ offer, today }: Pick<OutcomeProps, "offer" | "today">) {
  const { callDay, callPhone } = offer;
  return (
    <>
      {callDay !== undefined && (
        <Fact label={t("fact.callDay")}>
          <FormattedDate date={callDay} />
        </Fact>
      )}
      {callPhone !== undefined && !hasCallPassed(offer, today) && (
        <Fact label={t("fact.callPhone")}>
          <span className="nowrap">{phoneText(callPhone)}</span>
        </Fact>
      )}
    </>
  );
}

function OutcomeTitle({ focused, children }: { readonly focused: boolean; readonly children: ReactNode }) {
  return focused ? <FocusedText>{children}</FocusedText> : children;
}
