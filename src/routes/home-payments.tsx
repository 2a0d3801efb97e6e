import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";
import { resumeAddressOfArrears } from "#domain/finance/resume-arrears.ts";
import { PendingDueView } from "#ui/features/home/pending-due/pending-due.view.tsx";
import { ResumeArrearsView } from "#ui/features/home/resume-arrears/resume-arrears.view.tsx";
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

/** Returns entries, unfinished payments and today; reads the payments again when the entries have changed. */
function useUnfinishedPayments() {
  const { openPayments, finance, today } = useServices(STORES);
  const entries = finance.entries.known;
  useEffect(() => void openPayments.payments.reload(), [openPayments, entries]);
  return { entries: entries ?? [], payments: openPayments.complete, today: today.today };
}

/** Amounts of pending payments on the start page (FIN-20). */
export const PendingDue = observer(function PendingDue({ children }: HomePaymentsProps) {
  return <PendingDueView {...useUnfinishedPayments()}>{children}</PendingDueView>;
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
