import { Fragment, useMemo, type ReactNode } from "react";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { APP } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

const importPromisedCall = lazyWithRetry(() => import("./promised-call.tsx"), "PromisedCallBackLink");

/** Shows its children until it is known that a call is promised (HELP-07). Nothing waits for it. */
export function PromisedCallSlot({ children }: { readonly children: ReactNode }) {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["support"], importPromisedCall), [container]);
  const Loaded = useLazyModule(load, true).module?.PromisedCallBackLink ?? Fragment;
  return <Loaded>{children}</Loaded>;
}
