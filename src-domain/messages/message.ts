import type { LegalNotice } from "./legal-notice.ts";
import type { Instant, WarsawDate } from "../shared-kernel/index.ts";

/** A message to the customer (specification 3, Message). Those of type 3 never reach the portal's lists (MSG-01). */
export interface Message {
  readonly clientMessageId: string;
  readonly rodoMessageId: string | undefined;
  readonly title: string;
  /** HTML of the server: sanitize before it is shown. */
  readonly body: string;
  readonly createdAt: Instant;
  readonly validFrom: WarsawDate | undefined;
  readonly read: boolean;
  /** Time of the confirmation; `undefined` without one, or if the server does not say. */
  readonly confirmedAt: Instant | undefined;
  /** `undefined`: an ordinary message. */
  readonly legalNotice: LegalNotice | undefined;
  readonly type: number;
  readonly module: string | undefined;
  /** Invoice that the message is about. */
  readonly entryId: string | undefined;
  /** Service whose visit the message is about. */
  readonly productId: string | undefined;
}

/** Outage at one of the customer's addresses (MSG-02). */
export interface Outage {
  readonly outageId: string;
  readonly title: string;
  readonly body: string;
  readonly addressId: string | undefined;
  readonly startsAt: Instant | undefined;
  readonly plannedEnd: Instant | undefined;
  /** Names of the customer's services that do not work; empty if the server does not say. */
  readonly services: readonly string[];
  readonly news: readonly OutageNews[];
  /** Number that gets news by SMS; `undefined` without an order. */
  readonly smsPhone: string | undefined;
}

/** Announcement of the operator about an outage. */
export interface OutageNews {
  readonly at: Instant;
  readonly text: string;
  /** End that was promised then. */
  readonly plannedEnd: Instant | undefined;
}
