import { observer } from "mobx-react-lite";
import { useEffect, useState, type ReactNode } from "react";
import { resumeAddressOfArrears } from "#domain/finance/resume-arrears.ts";
import { ResumeArrearsView } from "#ui/features/home/resume-arrears/resume-arrears.view.tsx";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import * as tokens from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Button on the start page that continues a payment of the arrears; reads the payments again with the entries. */
export const ResumeArrears = observer(function ResumeArrears({ children }: { readonly children: ReactNode }) {
  const port = useService(tokens.OPEN_PAYMENTS_PORT);
  const paymentPage = useService(tokens.PAYMENT_PAGE_PORT);
  const { hosts } = useService(tokens.PORTAL_SETTINGS);
  const { today } = useService(tokens.TODAY_STORE);
  const entries = useService(tokens.FINANCE_STORE).entries.known;
  const [{ payments }] = useState(() => new OpenPaymentsStore(port));
  useEffect(() => void payments.reload(), [payments, entries]);
  const address = resumeAddressOfArrears(entries ?? [], today, {
    payments: (payments.isIncomplete ? undefined : payments.known) ?? [],
    allowedOrigins: { origin: window.location.origin, hosts: hosts.payment },
  });
  return (
    <ResumeArrearsView resume={address === undefined ? undefined : () => paymentPage.open(address)}>
      {children}
    </ResumeArrearsView>
  );
});
