import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "./offer.texts.ts";

/** State of a button that changes an offer. */
export interface OfferChangeViewState {
  readonly busy: string | undefined;
  /** Returns the problem to show beside this offer. */
  problemOf(offerId: string): "lost" | "refused" | undefined;
  submit(offerId: string): Promise<void>;
}

/** Problem of a change that failed or is uncertain. */
export function OfferChangeProblemBanner({
  of,
  problem,
}: {
  readonly of: "consent" | "resume";
  readonly problem: ReturnType<OfferChangeViewState["problemOf"]>;
}) {
  if (problem === undefined) return null;
  return (
    <Banner tone={problem === "lost" ? "notice" : "bad"} live="alert" title={t(`problem.${of}.${problem}`)}>
      {t(`problem.${of}.${problem}Text`)}
    </Banner>
  );
}

/** Offer with details hidden until the customer gives a temporary marketing consent (OFFER-06). */
export const ConsentCard = observer(function ConsentCard({
  model,
  offerId,
  onDecline,
}: {
  readonly model: OfferChangeViewState;
  readonly offerId: string;
  readonly onDecline: () => void;
}) {
  return (
    <Card title={t("consent.title")}>
      <div className="stack">
        <p>{t("consent.text")}</p>
        <OfferChangeProblemBanner of="consent" problem={model.problemOf(offerId)} />
        <div className="cluster answers">
          <Button
            saves
            variant="primary"
            busy={model.busy !== undefined}
            busyLabel={t("consent.busy")}
            onClick={() => void model.submit(offerId)}
            {...trackedAs("offer-consent")}
          >
            {t("consent.submit")}
          </Button>
          <Button {...trackedAs("offer-decline")} onClick={onDecline}>
            {t("decide.decline")}
          </Button>
        </div>
      </div>
    </Card>
  );
});
