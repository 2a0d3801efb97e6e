import type { ReactNode } from "react";
import { PromisedCallLink } from "#ui/features/support-request/promised-call-link.view.tsx";
import { SUPPORT_STORE } from "../container/page-store-tokens.ts";
import { SERVICE_CLOCK } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Promised call of a customer without services (HELP-07). */
export function PromisedCallBackLink({ children }: { readonly children: ReactNode }) {
  const [store, clock] = [useService(SUPPORT_STORE), useService(SERVICE_CLOCK)];
  return (
    <PromisedCallLink store={store} clock={clock}>
      {children}
    </PromisedCallLink>
  );
}
