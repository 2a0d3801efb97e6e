import { TriangleAlert } from "lucide-react";
import { pathTo } from "#domain/navigation/paths.ts";
import { isFinalDecision, type DecisionCode } from "#domain/offers/offer-details.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { OfferNextSteps } from "./offer-next-steps.view.tsx";
import { t } from "./offer.texts.ts";

const WORDS = {
  "unknown-offer": "unknownOffer",
  "wrong-token": "wrongToken",
  "not-yours": "notYours",
  "missing-data": "missingData",
  "missing-document": "missingDocument",
  provider: "provider",
  accepted: "accepted",
  declined: "declined",
  "contact-requested": "contactRequested",
  expired: "expired",
  cancelled: "cancelled",
  unknown: "unknown",
} as const satisfies Record<DecisionCode, string>;

export interface RefusedProps {
  readonly code: DecisionCode;
  readonly rereading: "busy" | "failed" | undefined;
  readonly onReread: () => void;
  readonly onNext: (() => void) | undefined;
}

/** Reason why an answer was refused; every code has its own text (OFFER-05). */
export function RefusedView({ code, rereading, onReread, onNext }: RefusedProps) {
  return (
    <Card kind="stack">
      <ResultMessage
        sign={TriangleAlert}
        tone="notice"
        title={<FocusedText>{t(`refused_${WORDS[code]}`)}</FocusedText>}
      >
        <p>{textOf(code)}</p>
      </ResultMessage>
      {rereading === "failed" && (
        <Banner tone="bad" live="alert" title={t("again.failed")}>
          {t("again.failedText")}
        </Banner>
      )}
      {isFinalDecision(code) ? (
        <OfferNextSteps onNext={onNext} />
      ) : (
        <div className="cluster answers">
          <Button
            saves={false}
            variant="primary"
            busy={rereading === "busy"}
            busyLabel={t("again.busy")}
            onClick={onReread}
            {...trackedAs("offer-check")}
          >
            {t("again")}
          </Button>
          {code === "missing-document" && (
            <IfAvailable feature="supportRequests">
              <LinkButton href={`${pathTo("supportRequest")}?isContactRequested=1`}>{t("decide.contact")}</LinkButton>
            </IfAvailable>
          )}
          <LinkButton variant="quiet" href={pathTo("index")}>
            {t("home")}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function textOf(code: DecisionCode): string {
  switch (code) {
    case "accepted":
    case "declined":
    case "contact-requested":
    case "expired":
    case "cancelled":
      return t("refusedText_closed");
    default:
      return t(`refusedText_${WORDS[code]}`);
  }
}
