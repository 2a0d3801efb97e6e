import { observer } from "#ui/shared/observer.ts";
import type { PendingSums } from "#domain/finance/pending-sums.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { AmountFigure, Money } from "#ui/shared/money.tsx";
import { PendingRestView } from "#ui/shared/pending-rest/pending-rest.view.tsx";
import { relativeDay } from "#ui/shared/relative-day.ts";
import { Skeleton } from "#ui/design-system/skeleton.tsx";
import { isSeveral, type DuePanel } from "./due-panel.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./invoices.texts.ts";

/** Payouts of an overpayment, for the amount that is left of it. */
interface SummarizedPayouts {
  /** `undefined` until the payouts have loaded. */
  readonly left: Grosze | undefined;
  readonly waiting: readonly unknown[];
}

export interface DuePanelSummaryProps {
  readonly due: DuePanel;
  readonly today: WarsawDate;
  readonly payout: SummarizedPayouts;
}

/** Sum that is owed, pending or overpaid, with its deadline. */
export const DuePanelSummary = observer(function DuePanelSummary({ due, today, payout }: DuePanelSummaryProps) {
  switch (due.kind) {
    case "owed":
      return (
        <>
          <AmountFigure amount={due.total} />
          <PaymentDeadline due={due} today={today} />
          {typeof due.pending === "object" && <PaymentsBesides sums={due.pending} />}
          {due.pending === "unread" && <p className="muted small">{t("due.underWayUnread")}</p>}
        </>
      );
    case "pending":
      return (
        <>
          {due.pending === "loading" && <Skeleton width="80%" height="var(--figure)" />}
          {typeof due.pending === "object" && due.pending.areAmountsKnown && (
            <AmountFigure amount={due.pending.paying} />
          )}
          <p>
            {t(isSeveral(due.pending) ? "due.inProgressSeveralText" : "due.inProgressText")}{" "}
            {typeof due.pending === "object" && <PendingRestView sums={due.pending} />}
          </p>
        </>
      );
    case "overpaid":
      return (
        <>
          <AmountFigure amount={due.amount} />
          <IfAvailable
            feature="payouts"
            otherwise={<p>{t(due.hasNextInvoice ? "due.overpaidKept" : "due.overpaidLast")}</p>}
          >
            <OverpaymentUse payout={payout} hasNextInvoice={due.hasNextInvoice} />
          </IfAvailable>
        </>
      );
    case "paid":
      return (
        <>
          <p className="price">{t("due.allPaid")}</p>
          {due.nextDue !== undefined && (
            <p>
              {t("due.nextDue")} <FormattedDate date={due.nextDue} />
            </p>
          )}
        </>
      );
    case "unknown":
      return (
        <>
          <p className="price">{t("due.unknown")}</p>
          <p>{t("due.unknownText")}</p>
        </>
      );
    case "nothing-yet":
      return <p className="price">{t("due.nothingYet")}</p>;
  }
});

/** Ways to use the overpayment; after an order of a payout, the rest of it (FIN-14, FIN-27). */
const OverpaymentUse = observer(function OverpaymentUse({
  payout: { left, waiting },
  hasNextInvoice,
}: {
  readonly payout: SummarizedPayouts;
  readonly hasNextInvoice: boolean;
}) {
  if (left === undefined || waiting.length === 0)
    return <p>{t(hasNextInvoice ? "due.overpaidText" : "due.overpaidPayout")}</p>;
  if (left === 0) return <p>{t("due.overpaidSpent")}</p>;
  return (
    <p>
      {t("due.overpaidLeft", { count: waiting.length })} <Money amount={left} />.{" "}
      {t(hasNextInvoice ? "due.overpaidLeftText" : "due.overpaidLeftPayout")}
    </p>
  );
});

/** Pending payments beside the amount due, and what is left of their entries (FIN-37). */
function PaymentsBesides({ sums }: { readonly sums: PendingSums }) {
  const { count, paying, areAmountsKnown, isOnlyStarted } = sums;
  return (
    <>
      {areAmountsKnown && sums.later > 0 && (
        <p>
          <PendingRestView sums={sums} isAddition />
        </p>
      )}
      <p className="muted small">
        {areAmountsKnown ? (
          <>
            {t(isOnlyStarted ? "due.started" : "due.underWay", { count })} <Money amount={paying} />.
          </>
        ) : (
          t("due.unknownAmount")
        )}{" "}
        {isOnlyStarted ? t("due.startedNext", { count }) : t("due.underWayNext")}
      </p>
    </>
  );
}

function PaymentDeadline({
  due,
  today,
}: {
  readonly due: Extract<DuePanel, { kind: "owed" }>;
  readonly today: WarsawDate;
}) {
  if (due.overdue === "all") return <p>{t("due.allOverdue")}</p>;
  if (due.overdue !== undefined)
    return (
      <p>
        {t("due.including")} <Money amount={due.overdue} /> {t("due.overdue")}
      </p>
    );
  if (due.nextDue === undefined) return null;
  return (
    <p>
      {t("due.deadline")} <FormattedDate date={due.nextDue} />, {relativeDay(due.nextDue, today)}
    </p>
  );
}
