import { observer } from "mobx-react-lite";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "./offer.texts.ts";

/** A press that changes an offer, as views see it. */
export interface OfferChangeViewState {
  readonly busy: string | undefined;
  /** What is to be told beside this offer. */
  problemOf(offerId: string): "lost" | "refused" | undefined;
  submit(offerId: string): Promise<void>;
}

/** What came of a press of which nobody knows that it was done. */
export function OfferChangeProblemBanner({
  of,
  problem,
}: {
  readonly of: "consent" | "resume";
  readonly problem: ReturnType<OfferChangeViewState["problemOf"]>;
}) {
  if (problem === undefined) return null;
  return (
    <Banner tone={problem === "lost" ? "notice" : "bad"} live="alert" title={t(`press.${of}.${problem}`)}>
      {t(`press.${of}.${problem}Text`)}
    </Banner>
  );
}

/** An offer that is told of in full only to who agrees to it for a while (OFFER-06). */
export const ConsentCard = observer(function ConsentCard({
  model,
  offerId,
}: {
  readonly model: OfferChangeViewState;
  readonly offerId: string;
}) {
  return (
    <Card title={t("consent.title")}>
      <div className="stack">
        <p>{t("consent.text")}</p>
        <OfferChangeProblemBanner of="consent" problem={model.problemOf(offerId)} />
        <div className="cluster answers">
          <Button
            variant="primary"
            busy={model.busy !== undefined}
            busyLabel={t("consent.busy")}
            onClick={() => void model.submit(offerId)}
          >
            {t("consent.press")}
          </Button>
        </div>
      </div>
    </Card>
  );
});
