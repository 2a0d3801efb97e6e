import { useState } from "react";
import { lacksDeadlineSource } from "#domain/deadlines/deadline-sources.ts";
import { complaintTermsOf } from "#domain/support/index.ts";
import { terminationPeriodsOf } from "#domain/termination/index.ts";
import { DeadlinesScreen } from "#ui/features/deadlines/deadlines.screen.tsx";
import type { DeadlinesDependencies } from "#ui/features/deadlines/deadlines-dependencies.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as stores from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";
import { ContractExtensionProvider } from "./contract-extension-provider.tsx";
import { OperatorContactProvider } from "./operator-contact-provider.tsx";
import { dueDateSaver } from "./save-file.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "invoices", "sales", "support", "termination", "withdrawal"] as const;

const DEPENDENCIES = {
  client: tokens.CLIENT_STORE,
  finance: tokens.FINANCE_STORE,
  openPayments: tokens.OPEN_PAYMENTS_STORE,
  today: tokens.TODAY_STORE,
  support: stores.SUPPORT_STORE,
} as const;

/** Screen at `/deadlines` (DEADLINE-03). */
export function Component() {
  const services = useServices(DEPENDENCIES);
  const { offers: orders } = useService(stores.SALES_STORE);
  const { terminations } = useService(stores.TERMINATIONS_STORE);
  const { messages } = useService(tokens.MESSAGES_STORE);
  const { withdrawals } = useService(stores.WITHDRAWALS_STORE);
  const { container } = useService(tokens.APP);
  const { complaints, legal } = useService(tokens.PORTAL_SETTINGS);
  const navigation = useService(tokens.NAVIGATION_STORE);
  const [dependencies] = useState((): DeadlinesDependencies => ({
    ...services,
    orders,
    terminations,
    messages,
    withdrawals,
    terminationPeriods: terminationPeriodsOf(legal),
    withdrawalDays: legal?.withdrawalDays,
    terms: complaintTermsOf(complaints),
    lacks: (source) => lacksDeadlineSource(source, navigation),
    saveDays: (fileName, days) => dueDateSaver(container, fileName)(days),
  }));
  return (
    <OperatorContactProvider>
      <ContractExtensionProvider>
        <DeadlinesScreen dependencies={dependencies} />
      </ContractExtensionProvider>
    </OperatorContactProvider>
  );
}
