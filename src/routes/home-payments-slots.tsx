import { Fragment, useMemo, type ReactNode } from "react";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { APP } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

const importHomePayments = lazyWithRetry(() => import("./home-payments.tsx"), "PendingDue");

/**
 * Loads the parts of the start page that read the unfinished payments; `undefined` until then. Nothing waits for it.
 */
function useHomePayments() {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["invoices"], importHomePayments), [container]);
  return useLazyModule(load, true).module;
}

/** Returns a component that shows its children until the named one has been loaded. */
const slotFor = (
  name: "PendingDue" | "PendingYear" | "PendingRest" | "ArrearsRest" | "ResumeArrears" | "OverpaymentPayouts",
) =>
  function HomePaymentsSlot({ children }: { readonly children: ReactNode }) {
    const Loaded = useHomePayments()?.[name] ?? Fragment;
    return <Loaded>{children}</Loaded>;
  };

/** Amounts of pending payments, loaded only when one is pending (FIN-20). */
export const PendingDueSlot = slotFor("PendingDue");

/** Chart of twelve months with what is left after pending payments, loaded only when one is pending (FIN-20). */
export const PendingYearSlot = slotFor("PendingYear");

/** Rest to pay after pending payments, loaded only when one is pending (FIN-37). */
export const PendingRestSlot = slotFor("PendingRest");

/** Arrears that are left after pending payments, loaded only when one of arrears is pending (FIN-37). */
export const ArrearsRestSlot = slotFor("ArrearsRest");

/** Ordered payouts of an overpayment, loaded only with one (FIN-14). */
export const OverpaymentPayoutsSlot = slotFor("OverpaymentPayouts");

/** Button that continues a payment of the arrears, loaded only when one is pending (PROD-17). */
export const ResumeArrearsSlot = slotFor("ResumeArrears");
