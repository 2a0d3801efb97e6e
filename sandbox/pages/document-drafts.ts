import { terminationsOf } from "../contexts/termination.repository.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { contractDrafts } from "./contract-drafts.ts";
import { documentedContracts } from "./contracts-of-account.ts";
import type { DocumentDraft } from "./document-draft.ts";
import { extensionDrafts } from "./extension-drafts.ts";
import { noticeDrafts } from "./notice-drafts.ts";
import { invoiceDrafts, orderDrafts, receiptDrafts } from "./order-drafts.ts";
import { terminationDrafts } from "./termination-drafts.ts";
import { termsDrafts } from "./terms-drafts.ts";
import { withdrawalDrafts } from "./withdrawal-drafts.ts";

/** Lists all documents of an account. */
export function documentDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  const contracts = documentedContracts(tenant, account);
  const contractSentAt = contracts.map(({ sentAt }) => sentAt).toSorted()[0];
  const ends = contracts.flatMap(({ until }) => until ?? []).toSorted();
  const until = ends.length === contracts.length ? ends.at(-1) : undefined;
  const endKnownOn = terminationsOf(tenant.db, account)
    .findLast(({ revoked, endsOn }) => revoked === undefined && endsOn === until)
    ?.submitted.slice(0, 10);
  return [
    ...contractDrafts(tenant, account),
    ...extensionDrafts(tenant, account),
    ...(contractSentAt === undefined
      ? []
      : termsDrafts(tenant, { since: contractSentAt.slice(0, 10), contractSentAt, until, endKnownOn })),
    ...noticeDrafts(tenant, account),
    ...orderDrafts(tenant, account),
    ...receiptDrafts(tenant, account),
    ...withdrawalDrafts(tenant, account),
    ...terminationDrafts(tenant, account),
    ...invoiceDrafts(tenant, account),
  ];
}
