import "#ui/shared/due-panel.css";
import "#ui/design-system/deep.css";
import { observer } from "#ui/shared/observer.ts";
import { useId } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import type { PrimaryPaymentPlace } from "#domain/account/blockade-case.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Money } from "#ui/shared/money.tsx";
import { isSeveral, type DuePanel } from "./due-panel.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./invoices.texts.ts";
import type { PaymentProblem } from "./start-payment-command.ts";
import { PayoutsView, type PayoutsViewState } from "./payout/payouts.view.tsx";
import { RepeatPaymentProblemBanner } from "./review/repeat-payment-problem-banner.view.tsx";
import { StartPaymentProblemBanner } from "./review/start-payment-problem-banner.view.tsx";
import type { RepeatPaymentProblem } from "./address-requests.ts";
import { PendingPaymentsView, type PendingPaymentsViewState } from "./pending-payments/pending-payments.view.tsx";
import { DuePanelSummary } from "./due-panel-summary.view.tsx";

/** Panel of the amount due with the ways to pay. */
export interface DuePanelViewState {
  readonly due: DuePanel;
  readonly today: WarsawDate;
  /** Reason why the payment page did not open, when no dialog shows it. */
  readonly panelProblem: PaymentProblem | undefined;
  /** Reason why an earlier payment cannot be repeated as the address requests. */
  readonly repeatPaymentProblem: RepeatPaymentProblem | undefined;
  /** Payment of an amount that the customer types. */
  readonly own: { readonly state: "closed" | "open"; open(): void };
  /** Pending payments, once loaded. */
  readonly pending: PendingPaymentsViewState;
  /** Payout of an overpayment. */
  readonly payout: PayoutsViewState;
  /** Place of the primary payment button: this panel, the blockade, or none. */
  readonly blockade: { readonly leads: PrimaryPaymentPlace };
  payAll(): void;
  openTransferOfAll(): void;
}

const TITLES = {
  owed: "due.title",
  paid: "due.title",
  "nothing-yet": "due.title",
  unknown: "due.title",
  pending: "due.inProgress",
  overpaid: "due.overpaid",
} as const satisfies Record<DuePanel["kind"], string>;

function titleOf(due: DuePanel): (typeof TITLES)[DuePanel["kind"]] | "due.inProgressSeveral" {
  return due.kind === "pending" && isSeveral(due.pending) ? "due.inProgressSeveral" : TITLES[due.kind];
}

/** Panel of the amount due, the only one in inverted colours. */
export const DuePanelView = observer(function DuePanelView({ model }: { readonly model: DuePanelViewState }) {
  const titleId = useId();
  return (
    <section className="due deep" aria-labelledby={titleId}>
      <div className="due__grid">
        <div className="due__sum">
          <h2 className="due__label" id={titleId}>
            {t(titleOf(model.due))}
          </h2>
          <DuePanelSummary due={model.due} today={model.today} payout={model.payout} />
          <DuePanelProblemBanners model={model} />
          <PendingPaymentsSection model={model} />
          <Overpaid model={model} />
          {model.due.kind === "owed" && <PaymentButtons model={model} due={model.due} />}
        </div>
      </div>
    </section>
  );
});

/** Pending payments with their actions, and the result of a failed cancellation. */
const PendingPaymentsSection = observer(function PendingPaymentsSection({
  model,
}: {
  readonly model: DuePanelViewState;
}) {
  const { due, pending } = model;
  const hasPending =
    (due.kind === "unknown" && due.hasPending) ||
    due.kind === "pending" ||
    (due.kind === "owed" && due.pending !== undefined);
  return hasPending || pending.ended !== undefined ? <PendingPaymentsView model={pending} /> : null;
});

/** Reasons why an earlier payment cannot be repeated, or why the payment page did not open. */
const DuePanelProblemBanners = observer(function DuePanelProblemBanners({
  model,
}: {
  readonly model: DuePanelViewState;
}) {
  return (
    <>
      <RepeatPaymentProblemBanner problem={model.repeatPaymentProblem} />
      <StartPaymentProblemBanner problem={model.panelProblem} />
    </>
  );
});

const Overpaid = observer(function Overpaid({ model }: { readonly model: DuePanelViewState }) {
  return model.due.kind === "overpaid" ? (
    <IfAvailable feature="payouts">
      <PayoutsView model={model.payout} />
    </IfAvailable>
  ) : null;
});

const PaymentButtons = observer(function PaymentButtons({
  model,
  due,
}: {
  readonly model: DuePanelViewState;
  readonly due: Extract<DuePanel, { kind: "owed" }>;
}) {
  // The customer must contact the debt collector first, as the start page says.
  if (model.blockade.leads === "nowhere") return <p>{t("due.askFirst")}</p>;
  return (
    <div className="stack" style={{ "--stack": "var(--space-3)" }}>
      <IfAvailable feature="payments">
        <Button
          variant={model.blockade.leads === "panel" ? "pay" : undefined}
          size="l"
          block
          aria-haspopup="dialog"
          onClick={() => model.payAll()}
          {...trackedAs("pay-all")}
        >
          <span>
            {t("due.pay")} <Money amount={due.total} />
          </span>
        </Button>
      </IfAvailable>
      <div className="cluster">
        <Button aria-haspopup="dialog" onClick={() => model.openTransferOfAll()} {...trackedAs("transfer-open")}>
          {t("due.transfer")}
        </Button>
        <IfAvailable feature="payments">
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => model.own.open()}
            {...trackedAs("own-amount-open")}
          >
            {t("due.own")}
          </Button>
        </IfAvailable>
      </div>
    </div>
  );
});
