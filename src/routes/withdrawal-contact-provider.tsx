import type { ReactNode } from "react";
import { WithdrawalContactContext } from "#ui/shared/contract-summary/withdrawal-contact.ts";
import { BRAND } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Provides the operator's addresses for a withdrawal to the screens that show orders (OFFER-13). */
export function WithdrawalContactProvider({ children }: { readonly children: ReactNode }) {
  const { withdrawalAddress, email } = useService(BRAND);
  return (
    <WithdrawalContactContext value={{ postAddress: withdrawalAddress, email }}>{children}</WithdrawalContactContext>
  );
}
