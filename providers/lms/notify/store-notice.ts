import { findLmsContacts } from "../contact/lms-contact.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { CustomerMessage } from "./message-sender.ts";
import type { OutboxRunner } from "./outbox-runner.ts";

/** Stores an e-mail to the main address of a customer; nothing without an address or a sender. */
export async function storeNotice(
  outbox: OutboxRunner | undefined,
  queries: LmsQueries,
  account: number,
  text: Pick<CustomerMessage, "subject" | "text">,
): Promise<void> {
  if (outbox === undefined) return;
  const [recipient] = (await findLmsContacts(queries, account)).emails;
  if (recipient !== undefined) await outbox.store(queries, { channel: "email", recipient, ...text });
}
