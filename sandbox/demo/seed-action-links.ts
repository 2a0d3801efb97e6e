import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { toMoment, type IsoDay } from "#kit/calendar/warsaw.ts";
import { insertActionLink } from "../contexts/action-link.repository.ts";
import { sendMessage } from "../contexts/outbox.ts";
import { demoActionLinks } from "./action-links.ts";
import { DECISION_LINKS } from "./decision-links.ts";

/** Account of the first customer, to which the links belong. */
const ACCOUNT = "4127830";
const SENT_AT = "T09:12:00";

/** Returns the address of a link. The token is in the fragment, or at `{token}` in the path (ROUTE-04, ROUTE-06). */
function linkTo(at: string, token: string): string {
  return at.includes("{token}") ? at.replace("{token}", token) : `${at}#token=${token}`;
}

/** Seeds the links that always return one decision code; no message carries them. */
function seedDecisionLinks(db: DatabaseSync, today: IsoDay): void {
  for (const [index, { code, title, when, token }] of DECISION_LINKS.entries()) {
    insertActionLink(db, token, {
      kind: "SALE_OFFER",
      state: "OPEN",
      account: undefined,
      offer: undefined,
      data: {
        number: `OF/${today.slice(0, 4)}/${90_001 + index}`,
        title: `Oferta próbna: ${title}`,
        prices: [{ monthly: 4900, months: 24 }],
        commitmentMonths: 24,
        decisionCode: { code, when },
      },
      validUntil: undefined,
      closedOn: undefined,
    });
  }
}

/** Seeds the action links and the messages that carry them. */
export function seedActionLinks(db: DatabaseSync, today: IsoDay): void {
  seedDecisionLinks(db, today);
  for (const { kind, state = "OPEN", offerId, data, validUntil, closedOn, sentOn, text, links } of demoActionLinks(
    today,
  )) {
    const token = randomBytes(18).toString("hex");
    insertActionLink(db, token, {
      kind,
      state,
      account: kind === "LOGIN" ? undefined : ACCOUNT,
      offer: offerId === undefined ? undefined : { account: ACCOUNT, offerId },
      data,
      validUntil,
      closedOn,
    });
    sendMessage(db, {
      sentAt: Date.parse(toMoment(`${sentOn}${SENT_AT}`)),
      channel: data.recipient.includes("@") ? "email" : "sms",
      recipient: data.recipient,
      text,
      code: undefined,
      links: links.map(({ name, at }) => ({ name, href: linkTo(at, token) })),
    });
  }
}
