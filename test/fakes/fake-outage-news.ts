import type { OutageNewsOrder, OutageNewsPort, OutageNewsRefusal } from "#domain/messages/messages.port.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { FakeMessages } from "./fake-messages.ts";
import { Script } from "./script.ts";

export interface FakeOutageNews extends OutageNewsPort {
  readonly script: Script<"subscribe">;
  /** Sent orders, in order. */
  readonly orders: readonly OutageNewsOrder[];
}

/** News about the outages of a provider in memory. */
export function fakeOutageNews(provider: Pick<FakeMessages, "outages">): FakeOutageNews {
  const script: FakeOutageNews["script"] = new Script();
  const orders: OutageNewsOrder[] = [];
  const refuse = (code: OutageNewsRefusal["code"]) => fail<OutageNewsRefusal>({ kind: "outage-news-refused", code });

  function apply({ outageId, phone }: OutageNewsOrder): Result<"subscribed", OutageNewsRefusal> {
    if (!provider.outages.some((outage) => outage.outageId === outageId)) return refuse("unknown-outage");
    if (phone !== undefined && !/^[1-9]\d{8}$/.test(phone)) return refuse("wrong-phone");
    provider.outages = provider.outages.map((one) => (one.outageId === outageId ? { ...one, smsPhone: phone } : one));
    return succeed("subscribed");
  }

  return {
    script,
    orders,
    subscribe(order) {
      orders.push(order);
      return script.answer<"subscribed", OutageNewsRefusal | TransportFailure>("subscribe", () => apply(order));
    },
  };
}
