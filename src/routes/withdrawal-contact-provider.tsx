import { useMemo, type ReactNode } from "react";
import { DEFAULT_WITHDRAWAL_DAYS } from "#domain/withdrawal/index.ts";
import { WithdrawalContactContext, type WithdrawalContact } from "#ui/shared/contract-summary/withdrawal-contact.ts";
import { BRAND, PORTAL_SETTINGS } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Returns the operator's addresses for a withdrawal in writing, and the days to withdraw. */
export function useWithdrawalContact(): WithdrawalContact {
  const { withdrawalAddress, email } = useService(BRAND);
  const days = useService(PORTAL_SETTINGS).legal?.withdrawalDays ?? DEFAULT_WITHDRAWAL_DAYS;
  return useMemo(() => ({ postAddress: withdrawalAddress, email, days }), [withdrawalAddress, email, days]);
}

/** Provides the addresses and days of a withdrawal to the screens that show orders and services (OFFER-13). */
export function WithdrawalContactProvider({ children }: { readonly children: ReactNode }) {
  return <WithdrawalContactContext value={useWithdrawalContact()}>{children}</WithdrawalContactContext>;
}
