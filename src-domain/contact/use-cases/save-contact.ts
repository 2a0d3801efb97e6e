import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { ContactChangePort, ContactSaved, SaveRefusal } from "../contact.port.ts";
import type { ContactUpdate } from "../contact-form-rules.ts";
import { isContactUpdateApplied } from "../apply-contact-update.ts";
import type { ContactData } from "../contact.ts";

/** Dependencies of `saveContact`. */
export interface SaveContactPorts {
  readonly contactChange: Pick<ContactChangePort, "save">;
  /** Re-reads the contact data; resolves with `undefined` if the read failed. */
  readonly reload: () => Promise<ContactData | undefined>;
}

/**
 * Saves contact data (ACC-04, ACC-05). Resolves with `consents-needed` if given consents need the removed data
 * (ACC-09). Fails with `save-refused` or a transport failure. After a lost response the data counts as saved if the
 * server has it.
 */
export function saveContact(
  { contactChange, reload }: SaveContactPorts,
  contact: ContactUpdate,
  key: WriteKey,
): Promise<WriteOutcome<ContactSaved, SaveRefusal>> {
  return executeWrite<ContactSaved, SaveRefusal>(key, {
    content: [JSON.stringify(contact)],
    send: (idempotencyKey) => contactChange.save({ idempotencyKey, contact }),
    verifyApplied: async () => {
      const data = await reload();
      return data === undefined ? undefined : isContactUpdateApplied(contact, data);
    },
  });
}
