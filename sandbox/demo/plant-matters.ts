import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { momentOf, type Day } from "../calendar/warsaw.ts";
import { insertMatter } from "../contexts/matter.repository.ts";
import { send } from "../contexts/outbox.ts";
import { demoMatters } from "./matters.ts";

/** The first customer's account, whose offers links are about. */
const ACCOUNT = "4127830";
const SENT_AT = "T09:12:00";

/**
 * The address of a link: its token behind the fragment, or where the address has a place for it (ROUTE-04, ROUTE-06).
 */
function linkTo(at: string, token: string): string {
  return at.includes("{token}") ? at.replace("{token}", token) : `${at}#token=${token}`;
}

/** Plants what links are about, and sends the messages that carry them. */
export function plantMatters(db: DatabaseSync, today: Day): void {
  for (const { kind, state = "OPEN", offerId, data, validUntil, closedOn, sentOn, text, links } of demoMatters(today)) {
    const token = randomBytes(18).toString("hex");
    insertMatter(db, token, {
      kind,
      state,
      offer: offerId === undefined ? undefined : { account: ACCOUNT, offerId },
      data,
      validUntil,
      closedOn,
    });
    send(db, {
      sentAt: Date.parse(momentOf(`${sentOn}${SENT_AT}`)),
      channel: data.recipient.includes("@") ? "email" : "sms",
      recipient: data.recipient,
      text,
      code: undefined,
      links: links.map(({ name, at }) => ({ name, href: linkTo(at, token) })),
    });
  }
}
