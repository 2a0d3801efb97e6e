import { useMemo, type ReactNode } from "react";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { APP } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

const importPendingDue = lazyWithRetry(() => import("./pending-due.tsx"), "PendingDue");

/** Amounts of pending payments on the start page, loaded only when one is pending (FIN-20). Nothing waits for them. */
export function PendingDueSlot({ children }: { readonly children: ReactNode }) {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["invoices"], importPendingDue), [container]);
  const { module } = useLazyModule(load, true);
  return module === undefined ? children : <module.PendingDue>{children}</module.PendingDue>;
}
