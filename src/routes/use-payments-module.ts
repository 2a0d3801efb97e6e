import { useMemo } from "react";
import { useLazyModule } from "#ui/shell/lazy-module.ts";
import { APP } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

/** Loads a part of the start page that reads the payments; `undefined` until then. Nothing waits for it. */
export function usePaymentsModule<Module>(importModule: () => Promise<Module>): Module | undefined {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["invoices"], importModule), [container, importModule]);
  return useLazyModule(load, true).module;
}
