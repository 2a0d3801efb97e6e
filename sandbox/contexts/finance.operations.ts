import { isDuplicateInProgress } from "./duplicate.repository.ts";
import { listEntries } from "./finance.repository.ts";
import type { Operation } from "./operation.ts";
import { settlePayments } from "./payment.ts";

export const FINANCE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getClientFinancialEntries: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      settlePayments(tenant, account);
      const now = tenant.now();
      return {
        entries: listEntries(tenant.db, account).map((entry) => ({
          ...entry,
          duplicateCreating: isDuplicateInProgress(tenant.db, account, entry, now),
        })),
      };
    },
  },
};
