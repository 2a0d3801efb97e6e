import { useMemo, type ReactNode } from "react";
import { OperatorContactContext, type OperatorContact } from "#ui/shared/contact-ways/operator-contact.ts";
import { BRAND } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Returns the operator's phone number and addresses. */
export function useOperatorContact(): OperatorContact {
  const { helpLines, email, withdrawalAddress } = useService(BRAND);
  return useMemo(
    () => ({ helpLine: helpLines[0], email, postAddress: withdrawalAddress }),
    [helpLines, email, withdrawalAddress],
  );
}

/** Provides the operator's contact to screens that lead to requests (REQ-27) and withdrawals (OFFER-13). */
export function OperatorContactProvider({ children }: { readonly children: ReactNode }) {
  return <OperatorContactContext value={useOperatorContact()}>{children}</OperatorContactContext>;
}
