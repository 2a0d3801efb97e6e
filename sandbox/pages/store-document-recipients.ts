import { loadContact } from "../contexts/contact.repository.ts";
import { insertDocumentRecipient, type DocumentRecipient } from "../contexts/document-recipient.repository.ts";
import { maskEmail, maskPhone } from "#kit/text/mask-contact.ts";
import { jsonText, textsIn } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { DocumentDraft } from "./document-draft.ts";
import { documentDrafts } from "./document-drafts.ts";

/** Returns channel and masked recipient of documents sent now: e-mail, else SMS, else a letter. */
function currentRecipient(tenant: Tenant, account: string): DocumentRecipient {
  const contact = loadContact(tenant, account);
  const [email, phone] = [jsonText(contact["mainEmail"]), textsIn(contact["mobilePhones"])[0] ?? ""];
  if (email !== "") return { channel: "EMAIL", recipient: maskEmail(email) };
  return phone === "" ? { channel: "POST" } : { channel: "SMS", recipient: maskPhone(phone) };
}

/**
 * Stores the recipients of the documents of an account that have none yet. Runs before every change of the contact
 * data, because a record of a delivery keeps the address to which the document was sent (DOC-22).
 */
export function storeDocumentRecipients(
  tenant: Tenant,
  account: string,
  drafts: readonly DocumentDraft[] = documentDrafts(tenant, account),
): void {
  const current = currentRecipient(tenant, account);
  for (const { documentId, sentAt, sentToEmail } of drafts) {
    if (sentAt === undefined) continue;
    const recipient: DocumentRecipient =
      sentToEmail === undefined ? current : { channel: "EMAIL", recipient: maskEmail(sentToEmail) };
    insertDocumentRecipient(tenant.db, account, documentId, recipient);
  }
}
