import type {} from "#ui/design-system/custom-properties.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Loading, Skeleton } from "#ui/design-system/skeleton.tsx";
import { t } from "../invoices.texts.ts";

/** Shown until the pending payouts have loaded: without them the available amount is unknown. */
export function PayoutsNotLoaded({
  loadStatus,
  onRetry,
}: {
  readonly loadStatus: "coming" | "failed";
  readonly onRetry: () => void;
}) {
  if (loadStatus === "coming")
    return (
      <Loading label={t("payout.reading")}>
        <Skeleton height="var(--control)" />
      </Loading>
    );
  return (
    <div role="status" className="stack" style={{ "--stack": "var(--space-3)" }}>
      <p>{t("payout.unread")}</p>
      <Button onClick={onRetry} {...trackedAs("payouts-retry")}>
        {t("retry")}
      </Button>
    </div>
  );
}
