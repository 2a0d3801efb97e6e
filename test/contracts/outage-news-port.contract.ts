import { describe, expect, it } from "vitest";
import type { MessagesPort } from "#domain/messages/index.ts";
import type { OutageNewsPort } from "#domain/messages/messages.port.ts";

/** Customer with an outage. */
export interface OutageNewsContractSetup {
  readonly news: OutageNewsPort;
  readonly messages: Pick<MessagesPort, "loadOutages">;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

let keyCount = 0;
const nextKey = () => `outage-intent-${String((keyCount += 1)).padStart(8, "0")}`;
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "outage-news-refused", code } });

/** Runs the contract suite of `OutageNewsPort`. `make` creates a new provider each time. */
export function outageNewsPortContract(name: string, make: () => Promise<OutageNewsContractSetup>): void {
  describe(`OutageNewsPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const outage = async () => {
        const loaded = await setup.messages.loadOutages();
        const first = loaded.ok ? loaded.value[0] : undefined;
        if (first === undefined) throw new Error("the customer has no outage");
        return first;
      };
      const { outageId } = await outage();
      const order = (phone: string | undefined, id = outageId) =>
        setup.news.subscribe({ idempotencyKey: nextKey(), outageId: id, phone });
      return { ...setup, outage, order };
    }

    it("[OUT-03] orders news of an outage to a number, and takes the order back", async () => {
      const { order, outage } = await prepare();
      expect((await outage()).smsPhone).toBeUndefined();
      expect(await order("601234567")).toEqual({ ok: true, value: "subscribed" });
      expect((await outage()).smsPhone).toBe("601234567");
      expect(await order(undefined)).toEqual({ ok: true, value: "subscribed" });
      expect((await outage()).smsPhone).toBeUndefined();
    });

    it("rejects news of an unknown outage, and news to a number that gets no SMS", async () => {
      const { order } = await prepare();
      expect(await order("601234567", "AW-0")).toEqual(refusalResult("unknown-outage"));
      expect(await order("12")).toEqual(refusalResult("wrong-phone"));
    });

    it("returns the HTTP failure of an order of news when the provider answers 503", async () => {
      const { order, breakDown } = await prepare();
      await breakDown();
      expect(await order("601234567")).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
    });
  });
}
