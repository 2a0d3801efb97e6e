import "#ui/shared/due-panel.css";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { observer } from "#ui/shared/observer.ts";
import { Fragment, use, type ReactNode } from "react";
import type { BalanceStatus } from "#domain/finance/balance-status.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { AmountFigure } from "#ui/shared/money.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t as shared } from "#ui/shared/shared.texts.ts";
import { DuePaymentLinks } from "./due-payment-links.view.tsx";
import { HomeSlotsContext } from "./home-slots.ts";
import { t } from "./home.texts.ts";

/** Balance of the customer's account today. */
export type DueStatus =
  | {
      readonly kind: "owed";
      readonly total: Grosze;
      /** Amount of pending payments, in addition to `total`. */ readonly pendingAmount: Grosze;
    }
  | { readonly kind: "pending"; readonly amount: Grosze }
  | Extract<BalanceStatus, { kind: "overpaid" }>
  | { readonly kind: "paid"; readonly nextDue: WarsawDate | undefined }
  /** The account has no invoice yet. */
  | { readonly kind: "nothing-yet" }
  /** Parts of the account could not be read, or they contradict each other. */
  | { readonly kind: "unknown" };

export interface DueBalanceViewState {
  /** True when a company collects the debt: the customer should contact it before paying (PROD-09). */
  readonly hasDebtCollector: boolean;
  /** Overdue part whose payment ends a blockade; `undefined` without a blockade, or if that is the whole debt. */
  readonly arrears: Grosze | undefined;
  /**
   * True while a payment of the arrears is not confirmed: the banner is about it, so no button here is amber (PROD-17).
   */
  readonly isArrearsPending: boolean;
  /** True while a payment of an overdue entry is pending: `arrears` need not be all (FIN-37). */
  readonly hasPendingArrears: boolean;
  /** True beside `arrears` if the total is all that is owed: nothing is left of a pending entry (FIN-37). */
  readonly isTotalEverything: boolean;
  /** True while an account that could not be read completely is read again. */
  readonly isReloading: boolean;
  reload(): void;
}

/** Id of the panel's title, which names the panel. */
export const DUE_TITLE_ID = "home-due";

/** Title, balance and buttons of the due panel (FIN-01). */
export const DueBalance = observer(function DueBalance({
  dueStatus,
  model,
}: {
  readonly dueStatus: DueStatus;
  readonly model: DueBalanceViewState;
}) {
  return dueStatus.kind === "unknown" ? <UnknownSum model={model} /> : <Sum dueStatus={dueStatus} model={model} />;
});

const UnknownSum = observer(function UnknownSum({ model }: { readonly model: DueBalanceViewState }) {
  return (
    <>
      <Label>{t("due.title")}</Label>
      <p className="price">{t("due.unknown")}</p>
      <p className="muted">{t("due.unknownText")}</p>
      <div className="cluster">
        <Button
          saves={false}
          size="l"
          busy={model.isReloading}
          busyLabel={shared("retrying")}
          onClick={() => model.reload()}
          {...trackedAs("due-retry")}
        >
          {shared("retry")}
        </Button>
        <LinkButton size="l" href={pathTo("invoice")}>
          {t("due.invoices")}
        </LinkButton>
      </div>
    </>
  );
});

const Sum = observer(function Sum({
  dueStatus,
  model,
}: {
  readonly dueStatus: Exclude<DueStatus, { kind: "unknown" }>;
  readonly model: DueBalanceViewState;
}) {
  const { PendingRest = Fragment, OverpaymentPayouts = Fragment } = use(HomeSlotsContext);
  switch (dueStatus.kind) {
    case "owed":
      return (
        <>
          <Label>{t("due.title")}</Label>
          <AmountFigure amount={dueStatus.total} />
          {dueStatus.pendingAmount > 0 && (
            <p>
              {t("due.alsoUnderWay")} <PendingRest>{null}</PendingRest>
            </p>
          )}
          {model.hasDebtCollector ? (
            <>
              <p>{t("due.askFirst")}</p>
              <InvoicesButton />
            </>
          ) : (
            <DuePaymentLinks dueStatus={dueStatus} model={model} />
          )}
        </>
      );
    case "pending":
      return (
        <>
          <Label>{t("due.underWay")}</Label>
          {/* The pending amount needs the list of payments, which only the page of invoices loads. */}
          <p className="muted">{t("due.underWayText")}</p>
          <InvoicesButton />
        </>
      );
    case "overpaid":
      return (
        <>
          <Label>{t("due.overpaid")}</Label>
          <AmountFigure amount={dueStatus.amount} />
          <p className="muted">
            <IfAvailable
              feature="payouts"
              otherwise={t(dueStatus.hasNextInvoice ? "due.overpaidKept" : "due.overpaidLast")}
            >
              <OverpaymentPayouts>
                {dueStatus.hasNextInvoice && t("due.overpaidText")} {t("due.overpaidPayout")}
              </OverpaymentPayouts>
            </IfAvailable>
          </p>
          <InvoicesButton />
        </>
      );
    case "paid":
      return (
        <>
          <Label>{t("due.title")}</Label>
          <p className="price">{t("due.paid")}</p>
          {dueStatus.nextDue !== undefined && (
            <p className="muted">
              {t("due.nextDue")} <FormattedDate date={dueStatus.nextDue} />
            </p>
          )}
          <InvoicesButton />
        </>
      );
    case "nothing-yet":
      return (
        <>
          <Label>{t("due.title")}</Label>
          <p className="price">{t("due.nothing")}</p>
          <p className="muted">{t("due.nothingText")}</p>
        </>
      );
  }
});

function Label({ children }: { readonly children: ReactNode }) {
  return (
    <h2 id={DUE_TITLE_ID} className="due__label">
      {children}
    </h2>
  );
}

function InvoicesButton() {
  return (
    <div className="cluster">
      <LinkButton size="l" href={pathTo("invoice")}>
        {t("due.invoices")}
      </LinkButton>
    </div>
  );
}
