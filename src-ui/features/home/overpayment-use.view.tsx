import type { ReactNode } from "react";
import {
  availableForPayout,
  lastArrivalOf,
  pendingPayouts,
  sumPendingPayouts,
  type Payout,
} from "#domain/finance/payout.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./home.texts.ts";

export interface OverpaymentUseProps {
  readonly amount: Grosze;
  /** True while a service goes on, whose next invoice can be paid from the overpayment. */
  readonly hasNextInvoice: boolean;
  readonly payouts: readonly Payout[];
  /** Shown while no payout is ordered. */
  readonly children: ReactNode;
}

/** Says of an overpayment what is being paid out, until when, and what happens to the rest (FIN-14). */
export function OverpaymentUse({ amount, hasNextInvoice, payouts, children }: OverpaymentUseProps) {
  const waiting = pendingPayouts(payouts);
  if (waiting.length === 0) return children;
  const left = availableForPayout(amount, payouts);
  if (left === 0)
    return (
      <>
        {t("due.overpaidSpent")} {arrivalText(waiting)} {t("due.overpaidSent")}
      </>
    );
  return (
    <>
      {t("due.overpaidPart", { sum: formatMoney(sumPendingPayouts(payouts)) })} {arrivalText(waiting)}{" "}
      {t("due.overpaidLeft", { count: waiting.length })} <Money amount={left} />.{" "}
      {hasNextInvoice && `${t("due.overpaidLeftText")} `}
      {t("due.overpaidPayout")}
    </>
  );
}

/** Names the last day on which the money arrives; empty if it is not known. */
function arrivalText(payouts: readonly Payout[]): string {
  const day = lastArrivalOf(payouts);
  return day === undefined ? "" : t("due.overpaidArrives", { day: formatDate(day) });
}
