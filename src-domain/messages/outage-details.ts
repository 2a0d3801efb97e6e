import type { Instant, WarsawDate } from "../shared-kernel/index.ts";
import type { Outage, OutageNews } from "./message.ts";
import { toOutageNotice, type OutageNotice } from "./outage-notice.ts";

/** Outage with its news (OUT-01). */
export interface OutageDetails extends OutageNotice {
  readonly startsAt: Instant | undefined;
  /** Newest first. */
  readonly news: readonly OutageNews[];
  /** Number that gets news by SMS; `undefined` without an order. */
  readonly smsPhone: string | undefined;
}

/** Returns the details of an outage on this day. */
export function outageDetailsOf(outage: Outage, today: WarsawDate): OutageDetails {
  const { startsAt, news, smsPhone } = outage;
  return {
    ...toOutageNotice(outage, today),
    title: outage.title.trim(),
    startsAt,
    news: news.toSorted((one, other) => other.at - one.at),
    smsPhone,
  };
}
