import "./invoices.css";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { BalanceLine } from "./balance-line.view.tsx";
import { Afterwards } from "#ui/shared/afterwards.tsx";
import { BlockadeView, type BlockadeViewModel } from "./blockade.view.tsx";
import { DuePanelView, type DuePanelViewModel } from "./due-panel.view.tsx";
import { EInvoiceTeaser } from "./e-invoice-teaser.view.tsx";
import { EntriesCard, type DueDatesViewModel, type EntriesCardViewModel } from "./entries-card.view.tsx";
import { GatherBar, type GatherViewModel } from "./gather-bar.view.tsx";
import { HistoryCard, type HistoryViewModel } from "./history-card.view.tsx";
import { HistorySkeleton, InvoicesLoading, InvoicesStale, NoInvoicesYet } from "./invoices-states.view.tsx";
import { t } from "./invoices.texts.ts";
import type { ToldProblem } from "./paying.model.ts";
import {
  OwnAmountDialog,
  type OwnAmountDialogModel,
  type OwnAmountFormView,
} from "./own-amount/own-amount-dialog.view.tsx";
import { PayoutDialog } from "./payout/payout-dialog.view.tsx";
import { ReviewDialog, type ReviewDialogModel } from "./review/review-dialog.view.tsx";
import { TransferDialog, type TransferViewModel } from "./transfer-dialog.view.tsx";

/** The account's balance: what is owed is negative. */
export interface Balance {
  readonly amount: Grosze;
  readonly on: WarsawDate | undefined;
}

/** A number to call. */
export interface HelpNumber {
  readonly name: string;
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

/** What the invoices screen shows and what can be done on it. */
export interface InvoicesViewModel extends DuePanelViewModel, GatherViewModel {
  readonly account: {
    readonly status: "loading" | "ready";
    /** What shows is from before: reading it anew has failed. */
    readonly isStale: boolean;
    readonly isReloading: boolean;
    readonly isEmpty: boolean;
    retry(): void;
  };
  readonly blockade: BlockadeViewModel;
  readonly balance: Balance | "loading" | undefined;
  /** The provider offers to send invoices without paper. */
  readonly offersEInvoice: boolean;
  readonly history: HistoryViewModel;
  readonly list: EntriesCardViewModel;
  readonly dueDates: DueDatesViewModel;
  readonly transfer: TransferViewModel;
  readonly paying: { readonly busy: boolean };
  readonly own: DuePanelViewModel["own"] & OwnAmountDialogModel & { readonly form: OwnAmountFormView | undefined };
  readonly review: ReviewDialogModel & { readonly state: "closed" | "open" };
  readonly reviewProblem: ToldProblem | undefined;
  /** Whom the customer pays. */
  readonly recipient: string;
  readonly help: readonly HelpNumber[];
}

/** `/invoice`: what is owed, a year of it, every entry, and the ways to pay. */
export const InvoicesView = observer(function InvoicesView({ model }: { readonly model: InvoicesViewModel }) {
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
      <Content model={model} />
      <OwnAmount model={model} />
      <Reviewed model={model} />
      <PaidOut model={model} />
      {model.transfer.isOpen && <TransferDialog model={model.transfer} help={model.help} />}
    </div>
  );
});

const OwnAmount = observer(function OwnAmount({ model }: { readonly model: InvoicesViewModel }) {
  const { own } = model;
  if (own.state !== "open" || own.form === undefined) return null;
  return <OwnAmountDialog model={own} form={own.form} />;
});

const PaidOut = observer(function PaidOut({ model: { payout } }: { readonly model: InvoicesViewModel }) {
  return payout.isOpen ? <PayoutDialog model={payout} /> : null;
});

const Reviewed = observer(function Reviewed({ model }: { readonly model: InvoicesViewModel }) {
  if (model.review.state !== "open") return null;
  return (
    <ReviewDialog
      model={model.review}
      recipient={model.recipient}
      askFirst={model.blockade.blockadeCase?.askFirst}
      busy={model.paying.busy}
      problem={model.reviewProblem}
    />
  );
});

const Content = observer(function Content({ model }: { readonly model: InvoicesViewModel }) {
  // put off, so that drawing the whole account stands back for whatever the customer does meanwhile
  const status = useDeferredValue(model.account.status);
  switch (status) {
    case "loading":
      return <InvoicesLoading />;
    case "ready":
      return (
        <>
          <div className="pay-and-chart">
            <DuePanelView model={model} />
            {model.account.isEmpty ? (
              <NoInvoicesYet />
            ) : (
              <Afterwards before={<HistorySkeleton />}>
                <HistoryCard model={model.history} />
              </Afterwards>
            )}
          </div>
          {!model.account.isEmpty && <EntriesCard model={model.list} dueDates={model.dueDates} />}
          {model.offersEInvoice && <EInvoiceTeaser />}
          <GatherBar model={model} />
        </>
      );
  }
});
