import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./offer.texts.ts";

/** Next open offer, the history and the start page. */
export function OfferNextSteps({
  onNext,
}: {
  /** Shows the next open offer; `undefined` without one. */
  readonly onNext: (() => void) | undefined;
}) {
  return (
    <div className="cluster answers">
      {onNext !== undefined && (
        <Button variant="primary" onClick={onNext} {...trackedAs("offer-next")}>
          {t("next")}
        </Button>
      )}
      <LinkButton href={pathTo("ordersHistory")}>{t("history")}</LinkButton>
      <LinkButton variant="quiet" href={pathTo("index")}>
        {t("home")}
      </LinkButton>
    </div>
  );
}
