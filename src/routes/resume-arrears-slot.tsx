import type { ReactNode } from "react";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";
import { usePaymentsModule } from "./use-payments-module.ts";

const importResumeArrears = lazyWithRetry(() => import("./resume-arrears.tsx"), "ResumeArrears");

/** Button that continues a payment of the arrears, loaded only when one is pending (PROD-17). */
export function ResumeArrearsSlot({ children }: { readonly children: ReactNode }) {
  const module = usePaymentsModule(importResumeArrears);
  return module === undefined ? children : <module.ResumeArrears>{children}</module.ResumeArrears>;
}
