import { observer } from "#ui/shared/observer.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import type { Payout } from "#domain/finance/payout.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Money } from "#ui/shared/money.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import type { PayoutDialogViewState } from "./payout-dialog.view.tsx";
import { PayoutsNotLoaded } from "./payouts-not-loaded.view.tsx";

const t = texts(pl, "invoices.payout");

/** Overpayment: available amount and pending payouts. */
export interface PayoutsViewState extends PayoutDialogViewState {
  readonly isOpen: boolean;
  readonly loadStatus: "coming" | "failed" | "known";
  readonly left: Grosze | undefined;
  readonly waiting: readonly Payout[];
  open(): void;
  start(): void;
}

/** Section of the due panel, below the overpayment (FIN-07). */
export const PayoutsView = observer(function PayoutsView({ model }: { readonly model: PayoutsViewState }) {
  const { left, waiting, loadStatus } = model;
  if (loadStatus !== "known") return <PayoutsNotLoaded loadStatus={loadStatus} onRetry={() => model.start()} />;
  return (
    <div className="stack" style={{ "--stack": "var(--space-3)" }}>
      {waiting.length > 0 && (
        <ul role="list" className="stack" aria-label={t("waiting")} style={{ "--stack": "var(--space-2)" }}>
          {waiting.map(({ payoutId, amount, accountEnd, orderedOn, arrivesBy }) => (
            <li key={payoutId}>
              {t("goes")} <Money amount={amount} /> {t("to", { end: accountEnd })}.{" "}
              <small className="facts__note muted">
                {t("orderedOn", { day: formatDate(orderedOn) })}{" "}
                {arrivesBy !== undefined && t("arrives", { day: formatDate(arrivesBy) })}
              </small>
            </li>
          ))}
        </ul>
      )}
      {left !== undefined && left > 0 && (
        <Button block aria-haspopup="dialog" onClick={() => model.open()} {...trackedAs("payout-open")}>
          {t("open")}
        </Button>
      )}
    </div>
  );
});
