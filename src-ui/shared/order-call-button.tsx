import { PhoneCall } from "lucide-react";
import { createContext, Fragment, use, type ComponentType, type ReactNode } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "./if-available.tsx";

/**
 * Component of the route that replaces the button by the call that is already promised (HELP-07). Without a route, as in
 * tests, the button stays.
 */
export const PromisedCallContext = createContext<ComponentType<{ readonly children: ReactNode }>>(Fragment);

/** Button of a customer without services that asks for a call. */
export function OrderCallButton({ children }: { readonly children: string }) {
  const PromisedCall = use(PromisedCallContext);
  return (
    <IfAvailable feature="callBack">
      <PromisedCall>
        <LinkButton variant="primary" icon={PhoneCall} href={`${pathTo("supportRequest")}?isContactRequested=1`}>
          {children}
        </LinkButton>
      </PromisedCall>
    </IfAvailable>
  );
}
