import { PhoneCall } from "lucide-react";
import { Fragment } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "./if-available.tsx";
import type { LazyReplacement } from "./lazy-replacement.ts";

interface OrderCallButtonProps {
  readonly children: string;
  /** Replaces the button by the call that is already promised (HELP-07). */
  readonly PromisedCall: LazyReplacement | undefined;
}

/** Button of a customer without services that asks for a call. */
export function OrderCallButton({ children, PromisedCall = Fragment }: OrderCallButtonProps) {
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
