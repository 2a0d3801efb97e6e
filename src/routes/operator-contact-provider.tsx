import { useMemo, type ReactNode } from "react";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { BRAND } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Provides the operator's phone number and addresses to screens that lead to requests (REQ-27). */
export function OperatorContactProvider({ children }: { readonly children: ReactNode }) {
  const { helpLines, email, withdrawalAddress } = useService(BRAND);
  const contact = useMemo(
    () => ({ helpLine: helpLines[0], email, postAddress: withdrawalAddress }),
    [helpLines, email, withdrawalAddress],
  );
  return <OperatorContactContext value={contact}>{children}</OperatorContactContext>;
}
