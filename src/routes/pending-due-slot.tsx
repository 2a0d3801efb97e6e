import type { ReactNode } from "react";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";
import { usePaymentsModule } from "./use-payments-module.ts";

const importPendingDue = lazyWithRetry(() => import("./pending-due.tsx"), "PendingDue");

/** Amounts of pending payments on the start page, loaded only when one is pending (FIN-20). Nothing waits for them. */
export function PendingDueSlot({ children }: { readonly children: ReactNode }) {
  const module = usePaymentsModule(importPendingDue);
  return module === undefined ? children : <module.PendingDue>{children}</module.PendingDue>;
}
