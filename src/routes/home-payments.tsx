import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState, type ReactNode } from "react";
import { summarizeDue } from "#domain/finance/index.ts";
import { resumeAddressOfArrears } from "#domain/finance/resume-arrears.ts";
import { restsAfterPending, sumPendingPayments } from "#domain/finance/pending-sums.ts";
import { DueYear } from "#ui/features/home/due-year.view.tsx";
import { summarizeYear } from "#ui/features/home/summarize-year.ts";
import { OverpaymentUse } from "#ui/features/home/overpayment-use.view.tsx";
import { PendingDueView } from "#ui/features/home/pending-due/pending-due.view.tsx";
import { ResumeArrearsView } from "#ui/features/home/resume-arrears/resume-arrears.view.tsx";
import { ArrearsRestView, PendingRestView } from "#ui/shared/pending-rest/pending-rest.view.tsx";
import { accountReadingOf } from "#ui/stores/finance/account-reading.ts";
import { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import * as tokens from "../container/tokens.ts";
import { useService, useServices } from "../container/use-service.tsx";

interface HomePaymentsProps {
  /** Shown until the payments are known. */
  readonly children: ReactNode;
}

const STORES = {
  openPayments: tokens.OPEN_PAYMENTS_STORE,
  finance: tokens.FINANCE_STORE,
  today: tokens.TODAY_STORE,
} as const;

/** Returns entries, unfinished payments and today. Components that are shown together share the reads. */
function useUnfinishedPayments() {
  const { openPayments, finance, today } = useServices(STORES);
  const entries = finance.entries.known;
  useEffect(() => openPayments.followEntries(finance.entries), [openPayments, finance]);
  return { entries: entries ?? [], payments: openPayments.complete, today: today.today };
}

/** Amounts of pending payments on the start page (FIN-20). */
export const PendingDue = observer(function PendingDue({ children }: HomePaymentsProps) {
  return <PendingDueView {...useUnfinishedPayments()}>{children}</PendingDueView>;
});

/** Rest to pay after pending payments, beside the amount due; the children until it is known (FIN-37). */
export const PendingRest = observer(function PendingRest({ children }: HomePaymentsProps) {
  const { entries, payments, today } = useUnfinishedPayments();
  if (payments === undefined) return children;
  return <PendingRestView sums={sumPendingPayments(entries, payments, today)} isAddition />;
});

/** Arrears that are left after pending payments, in the banner; the children until they are known (FIN-37). */
export const ArrearsRest = observer(function ArrearsRest({ children }: HomePaymentsProps) {
  const { entries, payments, today } = useUnfinishedPayments();
  if (payments === undefined) return children;
  const { overdue } = summarizeDue(entries, today);
  return <ArrearsRestView sums={sumPendingPayments(entries, payments, today)} overdue={overdue} />;
});

/** Chart of twelve months on the start page with what is left after pending payments (FIN-20). */
export const PendingYear = observer(function PendingYear({ children }: HomePaymentsProps) {
  const { entries, payments, today } = useUnfinishedPayments();
  const year = payments && summarizeYear(entries, today, restsAfterPending(entries, payments));
  return year === undefined ? children : <DueYear year={year} />;
});

/** Ordered payouts of an overpayment; the children until all of them are known (FIN-14). */
export const OverpaymentPayouts = observer(function OverpaymentPayouts({ children }: HomePaymentsProps) {
  const { finance, today } = useServices(STORES);
  const { data } = useService(tokens.CLIENT_STORE);
  const port = useService(tokens.PAYOUTS_PORT);
  const [{ payouts }] = useState(() => new PayoutsStore(port));
  useEffect(() => void payouts.load(), [payouts]);
  const amount = data.known?.client.currentBalance;
  if (amount === undefined || payouts.known === undefined || payouts.isIncomplete) return children;
  return (
    <OverpaymentUse
      amount={amount}
      hasNextInvoice={accountReadingOf(finance.entries, data, today.today).isInvoiceExpected}
      payouts={payouts.known}
    >
      {children}
    </OverpaymentUse>
  );
});

/** Button on the start page that continues a payment of the arrears (PROD-17). */
export const ResumeArrears = observer(function ResumeArrears({ children }: HomePaymentsProps) {
  const paymentPage = useService(tokens.PAYMENT_PAGE_PORT);
  const { hosts } = useService(tokens.PORTAL_SETTINGS);
  const { entries, payments = [], today } = useUnfinishedPayments();
  const allowedOrigins = { origin: window.location.origin, hosts: hosts.payment };
  const address = resumeAddressOfArrears(entries, today, { payments, allowedOrigins });
  return (
    <ResumeArrearsView resume={address === undefined ? undefined : () => paymentPage.open(address)}>
      {children}
    </ResumeArrearsView>
  );
});
