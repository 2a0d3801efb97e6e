import type { IsoDay, WallTime } from "#kit/calendar/warsaw.ts";
import type { StoredEntry, StoredRequest } from "../contexts/support.repository.ts";

export interface MessageSeed {
  readonly title: string;
  readonly body: string;
  readonly created: WallTime;
  readonly validFrom?: IsoDay;
  readonly read: boolean;
  readonly type: number;
  readonly module?: string;
  readonly rodoMessageId?: string;
  /** Month of the invoice that the message is about: `YYYY-MM`. */
  readonly invoicePeriod?: string;
  /** Service whose visit the message is about. */
  readonly productId?: string;
  readonly legalNotice?: LegalNoticeSeed;
}

/** Legal parts of a message; amounts in grosze. */
export interface LegalNoticeSeed {
  readonly kind: "CHANGED_TERMS" | "TERM_END";
  readonly contractNumber: string;
  readonly productId: string;
  readonly effectiveOn: IsoDay;
  readonly basis: string;
  readonly changes?: readonly { readonly name: string; readonly before?: string; readonly after: string }[];
  readonly monthlyDifference?: number;
  readonly freeUntil?: IsoDay;
  readonly tariffs?: readonly { readonly name: string; readonly price: number; readonly description?: string }[];
}

export interface OutageSeed {
  readonly outageId: string;
  readonly title: string;
  readonly body: string;
  readonly addressId?: string;
  readonly startsAt?: WallTime;
  readonly plannedEnd?: WallTime;
  readonly services?: readonly string[];
  readonly news?: readonly { readonly at: WallTime; readonly text: string; readonly plannedEnd?: WallTime }[];
}

/** Ended chat at a wall time; one line for each message. */
export interface ChatSeed {
  readonly login: string;
  readonly email: string;
  readonly topic: "FORMAL" | "TECHNICAL" | "SALE";
  readonly at: WallTime;
  readonly agentName?: string;
  readonly transcript: readonly (readonly [side: "CUSTOMER" | "BOT" | "AGENT", text: string])[];
}

/** Support request with its messages. */
export type RequestSeed = StoredRequest & { readonly entries: readonly StoredEntry[] };
