import { findDocumentRecipient } from "../contexts/document-recipient.repository.ts";
import { insertDocument, storedDocumentIds, updateValidity } from "../contexts/document.repository.ts";
import type { ServerSession } from "../contexts/session.repository.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { DocumentDraft } from "./document-draft.ts";
import { documentDrafts } from "./document-drafts.ts";
import { storeDocumentRecipients } from "./store-document-recipients.ts";

/** Documents whose files differ from the delivered ones, by account, so that a failed check can be seen. */
const CHANGED_DOCUMENTS: Readonly<Record<string, string>> = { "4127830": "Z-regulamin-uslug-nowy" };

/** Returns true if the file of the document was changed after its delivery. */
function isChangedDocument(account: string, documentId: string): boolean {
  return CHANGED_DOCUMENTS[account] === documentId;
}

/** Order of the kinds in the list. */
const KINDS: readonly DocumentDraft["kind"][] = [
  "CONTRACT",
  "CONTRACT_SUMMARY",
  "PRICE_LIST",
  "TERMS",
  "ORDER",
  "RECEIPT",
  "NOTICE",
  "INVOICE",
];

/** Changes one byte in the middle of a file. */
function withChangedByte(file: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(file);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

/**
 * Creates the files of the documents of an account that are not stored yet. The file of a stored document never
 * changes; its days in force do, because they end with its contract.
 */
export async function createMissingDocuments(tenant: Tenant, { account }: ServerSession): Promise<void> {
  const stored = storedDocumentIds(tenant.db, account);
  const recipientOf = (documentId: string) => findDocumentRecipient(tenant.db, account, documentId);
  const drafts = documentDrafts(tenant, account);
  storeDocumentRecipients(tenant, account, drafts);
  for (const { create, sentAt, sentToEmail: _email, ...draft } of drafts) {
    const { documentId, kind } = draft;
    if (stored.has(documentId)) {
      updateValidity(tenant.db, account, draft);
      continue;
    }
    const delivered = Uint8Array.from(await create());
    const { documentId: _, ...data } = draft;
    insertDocument(tenant.db, account, {
      documentId,
      position: KINDS.indexOf(kind),
      data: { ...data, deliveries: sentAt === undefined ? [] : [{ ...recipientOf(documentId), at: sentAt }] },
      content: isChangedDocument(account, documentId) ? withChangedByte(delivered) : delivered,
      delivered,
    });
  }
}
