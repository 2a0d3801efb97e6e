import { useMemo, type ReactNode } from "react";
import type { Client } from "#domain/account/index.ts";
import { isConsumer } from "#domain/account/is-consumer.ts";
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

interface WithdrawalContactProviderProps {
  /** Customer of the session; `undefined` while not known, and for a guest. */
  readonly client: Pick<Client, "companyName" | "taxId"> | undefined;
  readonly children: ReactNode;
}

/** Provides the addresses and days of a withdrawal to the screens that show orders and services (OFFER-13). */
export function WithdrawalContactProvider({ client, children }: WithdrawalContactProviderProps) {
  const contact = useWithdrawalContact();
  const consumer = client && isConsumer(client);
  const value = useMemo(() => ({ ...contact, isConsumer: consumer }), [contact, consumer]);
  return <WithdrawalContactContext value={value}>{children}</WithdrawalContactContext>;
}
