import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Outage } from "../message.ts";
import type { OutageNewsOrder, OutageNewsPort, OutageNewsRefusal } from "../messages.port.ts";

/** Dependencies of `orderOutageNews`. */
export interface OrderOutageNewsPorts {
  readonly news: OutageNewsPort;
  /** Re-reads the outages; resolves with `undefined` if the read failed. */
  readonly reload: () => Promise<readonly Outage[] | undefined>;
}

/**
 * Orders news about an outage by SMS, or takes the order back (OUT-03). After a lost response it re-reads the outages.
 * Failures: `outage-news-refused`.
 */
export function orderOutageNews(
  { news, reload }: OrderOutageNewsPorts,
  order: Omit<OutageNewsOrder, "idempotencyKey">,
  key: WriteKey,
): Promise<WriteOutcome<"subscribed", OutageNewsRefusal>> {
  const { outageId, phone } = order;
  return executeWrite<"subscribed", OutageNewsRefusal>(key, {
    content: [outageId, phone],
    send: (idempotencyKey) => news.subscribe({ idempotencyKey, ...order }),
    verifyApplied: async () => {
      const outages = await reload();
      return outages?.some((outage) => outage.outageId === outageId && outage.smsPhone === phone);
    },
  });
}
