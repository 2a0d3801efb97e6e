import { describe, expect, it } from "vitest";
import type { ProductsPort } from "#domain/products/products.port.ts";
import { plusDays, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";

/**
 * A customer with a television that moves and can be visited, a telephone with settings, and a second product at an
 * address.
 */
export interface ProductsWorld {
  readonly port: ProductsPort;
  readonly television: string;
  readonly guideId: string;
  /** Can be visited, too. */
  readonly internet: string;
  readonly mobile: string;
  /** A setting of the mobile number that may be changed, and one that may not. */
  readonly editable: string;
  readonly locked: string;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let intents = 0;
const newIntent = (): string => `contract-intent-${String((intents += 1)).padStart(6, "0")}`;
const refused = (code: string) => ({ ok: false, failure: { kind: "service-refused", code } });
const notTaken = { ok: false, failure: { kind: "http", status: 400 } };

/** What every `ProductsPort` keeps to. `make` gives a new world each time. */
export function productsPortContract(name: string, make: () => Promise<ProductsWorld>): void {
  describe(`ProductsPort: ${name}`, () => {
    it("(part of PROD-07) gives a product a name, takes it away, and refuses one that is too long", async () => {
      const { port, television: productId } = await make();
      expect(await port.rename({ intentId: newIntent(), productId, name: "Telewizor w salonie" })).toEqual({
        ok: true,
        value: { customName: "Telewizor w salonie" },
      });
      expect(await port.rename({ intentId: newIntent(), productId, name: "" })).toEqual({
        ok: true,
        value: { customName: undefined },
      });
      expect(await port.rename({ intentId: newIntent(), productId, name: "a".repeat(41) })).toEqual(
        refused("wrong-name"),
      );
      expect(await port.rename({ intentId: newIntent(), productId: "nobody's", name: "x" })).toEqual(
        refused("unknown"),
      );
    });

    it("(part of PROD-08) tells of the channels of a guide, each with its number and name, and of none of an unknown one", async () => {
      const { port, guideId } = await make();
      const channels = valueOf(await port.channels(guideId));
      expect(channels.length).toBeGreaterThan(1);
      expect(new Set(channels.map(({ number }) => number)).size).toBe(channels.length);
      expect((await port.channels("no guide")).ok).toBe(false);
    });

    it("(part of PROD-08) changes the day of a move to one that is free, and to no other", async () => {
      const { port, television: productId, mobile } = await make();
      const { plannedFor, days } = valueOf(await port.move(productId));
      const day = days.find((one) => one !== plannedFor);
      if (plannedFor === undefined || day === undefined) throw new Error("nothing to choose");
      expect(valueOf(await port.changeMove({ intentId: newIntent(), productId, day })).plannedFor).toBe(day);
      expect(valueOf(await port.move(productId)).plannedFor).toBe(day);
      expect(await port.changeMove({ intentId: newIntent(), productId, day: plusDays(day, -400) })).toEqual(
        refused("day-taken"),
      );
      expect(valueOf(await port.move(mobile))).toEqual({ plannedFor: undefined, days: [] });
      expect(await port.changeMove({ intentId: newIntent(), productId: mobile, day })).toEqual(refused("no-move"));
    });

    it("books a visit once, gives the former one up, and gives nobody a slot that is taken", async () => {
      const { port, television, internet, mobile } = await make();
      const [first, second] = valueOf(await port.appointments(television)).slots;
      if (first === undefined || second === undefined) throw new Error("nothing is free");
      expect(valueOf(await port.book({ intentId: newIntent(), productId: television, slotId: first.slotId }))).toEqual(
        first,
      );
      expect(valueOf(await port.appointments(television))).toMatchObject({ booked: first });
      expect(valueOf(await port.appointments(internet)).slots).not.toContainEqual(first);
      expect(await port.book({ intentId: newIntent(), productId: internet, slotId: first.slotId })).toEqual(
        refused("slot-taken"),
      );
      expect(valueOf(await port.book({ intentId: newIntent(), productId: television, slotId: second.slotId }))).toEqual(
        second,
      );
      expect(valueOf(await port.appointments(internet)).slots).toContainEqual(first);
      expect(await port.book({ intentId: newIntent(), productId: mobile, slotId: first.slotId })).toEqual(
        refused("not-possible"),
      );
    });

    it("sets one setting of a mobile number, and none that only the operator sets", async () => {
      const { port, mobile: productId, editable, locked } = await make();
      const before = valueOf(await port.mobile(productId));
      const value = before.parameters.find(({ parameter }) => parameter === editable)?.value !== true;
      const after = valueOf(await port.setParameter({ intentId: newIntent(), productId, parameter: editable, value }));
      expect(after).toEqual({
        ...before,
        parameters: before.parameters.map((one) => (one.parameter === editable ? { ...one, value } : one)),
      });
      expect(valueOf(await port.mobile(productId))).toEqual(after);
      expect(await port.setParameter({ intentId: newIntent(), productId, parameter: locked, value })).toEqual(
        refused("not-possible"),
      );
      expect(await port.setParameter({ intentId: newIntent(), productId, parameter: "NOBODYS", value })).toEqual(
        refused("unknown"),
      );
    });

    it("asks for a call, at a number that is one", async () => {
      const { port, television: productId } = await make();
      expect(
        valueOf(await port.requestContact({ intentId: newIntent(), productId, phone: "601234567" })).callBefore,
      ).toBeGreaterThan(0);
      expect(await port.requestContact({ intentId: newIntent(), productId, phone: "12" })).toEqual(
        refused("wrong-phone"),
      );
    });

    it("does each write once for one intent, and takes no other content under its id", async () => {
      const { port, television: productId, mobile, editable } = await make();
      const { days } = valueOf(await port.move(productId));
      const [slot, other] = valueOf(await port.appointments(productId)).slots;
      const [day, otherDay] = days;
      if (slot === undefined || other === undefined || day === undefined || otherDay === undefined)
        throw new Error("nothing to choose");
      const one = async <Value>(
        send: (intentId: string) => Promise<Result<Value, unknown>>,
        sendOther: (intentId: string) => Promise<Result<Value, unknown>>,
      ) => {
        const intentId = newIntent();
        const first = await send(intentId);
        expect(first.ok).toBe(true);
        expect(await send(intentId)).toEqual(first);
        expect(await sendOther(intentId)).toEqual(notTaken);
      };
      await one(
        (intentId) => port.rename({ intentId, productId, name: "a" }),
        (intentId) => port.rename({ intentId, productId, name: "b" }),
      );
      await one(
        (intentId) => port.changeMove({ intentId, productId, day }),
        (intentId) => port.changeMove({ intentId, productId, day: otherDay }),
      );
      await one(
        (intentId) => port.book({ intentId, productId, slotId: slot.slotId }),
        (intentId) => port.book({ intentId, productId, slotId: other.slotId }),
      );
      await one(
        (intentId) => port.setParameter({ intentId, productId: mobile, parameter: editable, value: true }),
        (intentId) => port.setParameter({ intentId, productId: mobile, parameter: editable, value: false }),
      );
      await one(
        (intentId) => port.requestContact({ intentId, productId, phone: "601234567" }),
        (intentId) => port.requestContact({ intentId, productId, phone: "601234568" }),
      );
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, television: productId, guideId, mobile, editable, breakDown } = await make();
      const { days } = valueOf(await port.move(productId));
      await breakDown();
      const [day] = days;
      if (day === undefined) throw new Error("no day");
      const failed: { ok: false; failure: TransportFailure } = { ok: false, failure: { kind: "http", status: 503 } };
      for (const result of [
        await port.channels(guideId),
        await port.move(productId),
        await port.appointments(productId),
        await port.mobile(mobile),
        await port.rename({ intentId: newIntent(), productId, name: "x" }),
        await port.changeMove({ intentId: newIntent(), productId, day }),
        await port.book({ intentId: newIntent(), productId, slotId: "S" }),
        await port.setParameter({ intentId: newIntent(), productId: mobile, parameter: editable, value: true }),
        await port.requestContact({ intentId: newIntent(), productId, phone: "601234567" }),
      ])
        expect(result).toEqual(failed);
    });
  });
}
