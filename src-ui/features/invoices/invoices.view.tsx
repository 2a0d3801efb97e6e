import "./invoices.css";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { observer } from "#ui/shared/observer.ts";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { BalanceLine } from "./balance-line.view.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { DeferredRender } from "#ui/shared/deferred-render.tsx";
import { BlockadeView, type BlockadeViewState } from "./blockade.view.tsx";
import { DuePanelView, type DuePanelViewState } from "./due-panel.view.tsx";
import { EInvoiceTeaser } from "./e-invoice-teaser.view.tsx";
import { EntriesCard, type DueDatesViewState, type EntriesCardViewState } from "./entries-card.view.tsx";
import { SelectionBar, type SelectionBarViewState } from "./selection-bar.view.tsx";
import { HistoryCard, type HistoryViewState } from "./history-card.view.tsx";
import { HistorySkeleton, InvoicesLoading, InvoicesStale, NoInvoicesYet } from "./invoices-states.view.tsx";
import { t } from "./invoices.texts.ts";
import type { PaymentProblem } from "./start-payment-command.ts";
import {
  OwnAmountDialog,
  type OwnAmountDialogViewState,
  type OwnAmountFormViewState,
} from "./own-amount/own-amount-dialog.view.tsx";
import type { PaymentCautionProps } from "./payment-caution.view.tsx";
import { PayoutDialog } from "./payout/payout-dialog.view.tsx";
import { ReviewDialog, type ReviewDialogViewState } from "./review/review-dialog.view.tsx";
import { TransferDialog, type TransferViewState } from "./transfer-dialog.view.tsx";

/** Balance of the account; a debt is negative. */
export interface Balance {
  readonly amount: Grosze;
  readonly on: WarsawDate | undefined;
}

/** Phone number of customer service. */
export interface HelpNumber {
  readonly name: string;
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

export interface InvoicesViewState extends DuePanelViewState, SelectionBarViewState {
  readonly account: {
    readonly status: "loading" | "ready";
    /** True when reloading failed, so the data is outdated. */
    readonly isStale: boolean;
    readonly isReloading: boolean;
    readonly isEmpty: boolean;
    retry(): void;
  };
  /** Set when parts of the account could not be read, or contradict each other. */
  readonly incomplete: IncompleteData | undefined;
  readonly blockade: BlockadeViewState;
  readonly balance: Balance | "loading" | undefined;
  /** True when the operator offers e-invoices. */
  readonly isEInvoiceOffered: boolean;
  readonly history: HistoryViewState;
  readonly list: EntriesCardViewState;
  readonly dueDates: DueDatesViewState;
  readonly transfer: TransferViewState;
  readonly paying: { readonly busy: boolean };
  readonly own: DuePanelViewState["own"] &
    OwnAmountDialogViewState & { readonly form: OwnAmountFormViewState | undefined };
  readonly review: ReviewDialogViewState & { readonly state: "closed" | "open" };
  readonly reviewProblem: PaymentProblem | undefined;
  /** Recipient of payments. */
  readonly recipient: string;
  readonly help: readonly HelpNumber[];
}

export interface InvoicesViewProps {
  readonly model: InvoicesViewState;
  /** E-invoices that are on, and their address. */
  readonly eInvoice?: ReactNode;
}

/** `/invoice`: amount due, chart of a year, all entries, and the ways to pay. */
export const InvoicesView = observer(function InvoicesView({ model, eInvoice }: InvoicesViewProps) {
  return (
    <div className="page stack">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{t("title")}</h1>
          <BalanceLine model={model} />
        </div>
      </header>
      <BlockadeView model={model.blockade} />
      {model.account.isStale && <InvoicesStale model={model.account} />}
      <IncompleteNotice data={model.incomplete} />
      <Content model={model} eInvoice={eInvoice} />
      <OpenOwnAmountDialog model={model} />
      <OpenReviewDialog model={model} />
      <OpenPayoutDialog model={model} />
      {model.transfer.isOpen && <TransferDialog model={model.transfer} help={model.help} caution={cautionOf(model)} />}
    </div>
  );
});

const cautionOf = ({ blockade, incomplete }: InvoicesViewState): PaymentCautionProps => ({
  debtCollector: blockade.blockadeCase?.debtCollector,
  isIncomplete: incomplete !== undefined,
});

const OpenOwnAmountDialog = observer(function OpenOwnAmountDialog({ model }: { readonly model: InvoicesViewState }) {
  const { own } = model;
  if (own.state !== "open" || own.form === undefined) return null;
  return <OwnAmountDialog model={own} form={own.form} />;
});

const OpenPayoutDialog = observer(function OpenPayoutDialog({
  model: { payout },
}: {
  readonly model: InvoicesViewState;
}) {
  return payout.isOpen ? <PayoutDialog model={payout} /> : null;
});

const OpenReviewDialog = observer(function OpenReviewDialog({ model }: { readonly model: InvoicesViewState }) {
  if (model.review.state !== "open") return null;
  return (
    <ReviewDialog
      model={model.review}
      recipient={model.recipient}
      caution={cautionOf(model)}
      busy={model.paying.busy}
      problem={model.reviewProblem}
    />
  );
});

const Content = observer(function Content({ model, eInvoice }: InvoicesViewProps) {
  // Deferred, so that input of the customer takes precedence over rendering the whole account.
  const status = useDeferredValue(model.account.status);
  const [isThereAtOnce] = useState(status === "ready");
  switch (status) {
    case "loading":
      return <InvoicesLoading model={model.account} />;
    case "ready":
      return (
        <>
          <div className="pay-and-chart">
            <DuePanelView model={model} />
            {model.incomplete !== undefined ? null : model.account.isEmpty ? (
              <NoInvoicesYet />
            ) : (
              <DeferredRender placeholder={<HistorySkeleton />} isAtOnce={isThereAtOnce}>
                <HistoryCard model={model.history} />
              </DeferredRender>
            )}
          </div>
          {!model.account.isEmpty && <EntriesCard model={model.list} dueDates={model.dueDates} />}
          {model.isEInvoiceOffered && (
            <IfAvailable feature="eInvoice">
              <EInvoiceTeaser />
            </IfAvailable>
          )}
          <IfAvailable feature="agreements">{eInvoice}</IfAvailable>
          <SelectionBar model={model} />
        </>
      );
  }
});
