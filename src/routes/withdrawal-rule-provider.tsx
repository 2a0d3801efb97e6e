import { useMemo, type ReactNode } from "react";
import type { Client } from "#domain/account/index.ts";
import { DEFAULT_WITHDRAWAL_DAYS } from "#domain/withdrawal/index.ts";
import { WithdrawalRuleContext } from "#ui/shared/contract-summary/withdrawal-rule.ts";
import { PORTAL_SETTINGS } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { OperatorContactProvider } from "./operator-contact-provider.tsx";
import { isConsumer } from "#domain/account/client.ts";

/** Returns the days to withdraw of this installation. */
export function useWithdrawalDays(): number {
  return useService(PORTAL_SETTINGS).legal?.withdrawalDays ?? DEFAULT_WITHDRAWAL_DAYS;
}

interface WithdrawalRuleProviderProps {
  /** Customer of the session; `undefined` while not known, and for a guest. */
  readonly client: Pick<Client, "companyName" | "taxId"> | undefined;
  readonly children: ReactNode;
}

/** Provides the rule of a withdrawal and the operator's addresses to the screens with orders (OFFER-13). */
export function WithdrawalRuleProvider({ client, children }: WithdrawalRuleProviderProps) {
  const days = useWithdrawalDays();
  const consumer = client && isConsumer(client);
  const rule = useMemo(() => ({ days, isConsumer: consumer }), [days, consumer]);
  return (
    <OperatorContactProvider>
      <WithdrawalRuleContext value={rule}>{children}</WithdrawalRuleContext>
    </OperatorContactProvider>
  );
}
