import { observer } from "mobx-react-lite";
import { useEffect, useState, type ReactNode } from "react";
import { PendingDueView } from "#ui/features/home/pending-due/pending-due.view.tsx";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import { FINANCE_STORE, OPEN_PAYMENTS_PORT, TODAY_STORE } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Amounts of pending payments on the start page; reads the payments again when the entries have changed. */
export const PendingDue = observer(function PendingDue({ children }: { readonly children: ReactNode }) {
  const port = useService(OPEN_PAYMENTS_PORT);
  const { today } = useService(TODAY_STORE);
  const entries = useService(FINANCE_STORE).entries.known;
  const [{ payments }] = useState(() => new OpenPaymentsStore(port));
  useEffect(() => void payments.reload(), [payments, entries]);
  return (
    <PendingDueView entries={entries ?? []} payments={payments.isIncomplete ? undefined : payments.known} today={today}>
      {children}
    </PendingDueView>
  );
});
