import "./offer.css";
import type {} from "#ui/design-system/custom-properties.ts";
import { PhoneCall } from "lucide-react";
import type { Ref } from "react";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./offer.texts.ts";

export interface DecideCardProps {
  readonly offer: OfferDetails;
  /** False when the offer has no complete price: the customer requests a call instead. */
  readonly canAccept: boolean;
  /** Button that opens the summary. */
  readonly reviewButton?: Ref<HTMLButtonElement> | undefined;
  readonly onOpen: (step: "review" | "contact" | "decline") => void;
}

const PRIMARY = { variant: "primary", size: "l" } as const;
const TIGHT_STACK = { "--stack": "var(--space-3)" };

/** Three answers to an offer. Declining is as easy to reach as accepting. */
export function DecideCard({ offer, canAccept, reviewButton, onOpen }: DecideCardProps) {
  const { salesRepresentative, documents } = offer;
  const hasDocuments = documents.length > 0;
  // Without documents the provider refuses an order: a call leads.
  const leadsToOrder = canAccept && hasDocuments;
  const review = (
    <Button
      ref={reviewButton}
      block
      {...(leadsToOrder ? PRIMARY : {})}
      {...trackedAs("offer-review")}
      onClick={() => onOpen("review")}
    >
      {t("decide.accept")}
    </Button>
  );
  return (
    <Card title={t("decide.title")} className="offer-aside">
      <div className="stack">
        <p className="muted">{t(canAccept ? "decide.text" : "decide.noPrice")}</p>
        {canAccept && !hasDocuments && <p>{t("decide.noPapers")}</p>}
        <div className="stack" style={TIGHT_STACK}>
          {leadsToOrder && review}
          <Button
            icon={PhoneCall}
            block
            {...(leadsToOrder ? {} : PRIMARY)}
            {...trackedAs("offer-contact")}
            onClick={() => onOpen("contact")}
          >
            {t("decide.contact")}
          </Button>
          {canAccept && !hasDocuments && review}
          <Button variant="quiet" block {...trackedAs("offer-decline")} onClick={() => onOpen("decline")}>
            {t("decide.decline")}
          </Button>
        </div>
        {salesRepresentative !== undefined && (
          <p className="muted small">{t("decide.keeper", { name: providerText(salesRepresentative) })}</p>
        )}
      </div>
    </Card>
  );
}
