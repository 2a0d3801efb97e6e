import { loadContact } from "../contexts/contact-change.operations.ts";
import { insertDocument, storedDocumentIds, updateValidity } from "../contexts/document.repository.ts";
import { maskEmail, maskPhone } from "#kit/text/mask-contact.ts";
import type { ServerSession } from "../contexts/session.repository.ts";
import { jsonText, textsIn, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { contractDrafts } from "./contract-drafts.ts";
import { terminationsOf } from "../contexts/termination.repository.ts";
import { documentedContracts } from "./contracts-of-account.ts";
import type { DocumentDraft } from "./document-draft.ts";
import { extensionDrafts } from "./extension-drafts.ts";
import { invoiceDrafts, orderDrafts, receiptDrafts } from "./order-drafts.ts";
import { noticeDrafts } from "./notice-drafts.ts";
import { terminationDrafts } from "./termination-drafts.ts";
import { termsDrafts } from "./terms-drafts.ts";
import { withdrawalDrafts } from "./withdrawal-drafts.ts";

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

function draftsOf(tenant: Tenant, account: string): readonly DocumentDraft[] {
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

/** Returns channel and masked recipient of documents: e-mail, else SMS, else a letter. */
function recipientOf(tenant: Tenant, account: string): JsonRecord {
  const contact = loadContact(tenant, account);
  const [email, phone] = [jsonText(contact["mainEmail"]), textsIn(contact["mobilePhones"])[0] ?? ""];
  if (email !== "") return { channel: "EMAIL", recipient: maskEmail(email) };
  return phone === "" ? { channel: "POST" } : { channel: "SMS", recipient: maskPhone(phone) };
}

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
  const recipient = recipientOf(tenant, account);
  for (const { create, sentAt, ...draft } of draftsOf(tenant, account)) {
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
      data: { ...data, deliveries: sentAt === undefined ? [] : [{ ...recipient, at: sentAt }] },
      content: isChangedDocument(account, documentId) ? withChangedByte(delivered) : delivered,
      delivered,
    });
  }
}
