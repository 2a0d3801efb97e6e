import { useMemo, type ReactNode } from "react";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { APP } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

const importHomePayments = lazyWithRetry(() => import("./home-payments.tsx"), "PendingDue");

/** Loads the parts of the start page that read the unfinished payments; `undefined` until then. Nothing waits for it. */
function useHomePayments() {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["invoices"], importHomePayments), [container]);
  return useLazyModule(load, true).module;
}

interface SlotProps {
  readonly children: ReactNode;
}

/** Amounts of pending payments, loaded only when one is pending (FIN-20). */
export function PendingDueSlot({ children }: SlotProps) {
  const module = useHomePayments();
  return module === undefined ? children : <module.PendingDue>{children}</module.PendingDue>;
}

/** Button that continues a payment of the arrears, loaded only when one is pending (PROD-17). */
export function ResumeArrearsSlot({ children }: SlotProps) {
  const module = useHomePayments();
  return module === undefined ? children : <module.ResumeArrears>{children}</module.ResumeArrears>;
}

/** Chart of twelve months with what is left after pending payments, loaded only when one is pending (FIN-20). */
export function PendingYearSlot({ children }: SlotProps) {
  const module = useHomePayments();
  return module === undefined ? children : <module.PendingYear>{children}</module.PendingYear>;
}
