import { applyDueChanges } from "./apply-due-changes.ts";
import { isDuplicateInProgress } from "./duplicate.repository.ts";
import { listEntries } from "./finance.repository.ts";
import { sellerOf } from "./invoice.operations.ts";
import { correctedEntryIds, findDocument, ksefRegistrationOf } from "./invoice.repository.ts";
import type { Operation } from "./operation.ts";
import { payoutAccountEnds } from "./payout.repository.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Returns the number of an unpaid document in the register of invoices. */
function ksefNumberOf(tenant: Tenant, account: string, entryId: string): string | undefined {
  const document = findDocument(tenant.db, account, entryId);
  return document && ksefRegistrationOf(document, sellerOf(tenant).taxId, tenant.today())?.number;
}

export const FINANCE_OPERATIONS: Readonly<Record<string, Operation>> = {
  getClientFinancialEntries: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      applyDueChanges(tenant, account);
      const now = tenant.now();
      const accountEnds = payoutAccountEnds(tenant.db, account);
      const correctedIds = correctedEntryIds(tenant.db, account);
      return {
        entries: listEntries(tenant.db, account).map((entry) => ({
          ...entry,
          // Only the details of an invoice say so.
          isKsefOffline: undefined,
          accountEnd: accountEnds.get(entry.entryId),
          correctedEntryId: correctedIds.get(entry.entryId),
          ksefNumber: entry.unpaidAmount > 0 ? ksefNumberOf(tenant, account, entry.entryId) : undefined,
          duplicateCreating: isDuplicateInProgress(tenant.db, account, entry, now),
        })),
      };
    },
  },
};
