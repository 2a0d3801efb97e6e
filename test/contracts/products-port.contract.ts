import { describe, expect, it } from "vitest";
import type { ProductsPort } from "#domain/products/products.port.ts";
import { grosze, plusDays, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";

/**
 * Customer with a television service that is being moved and may have a technician's visit, a mobile number with
 * settings, and an internet service.
 */
export interface ProductsContractSetup {
  readonly port: ProductsPort;
  readonly television: string;
  readonly guideId: string;
  /** Service that may have a technician's visit, too. */
  readonly internet: string;
  readonly mobile: string;
  /** Setting of the mobile number that the customer may change. */
  readonly editable: string;
  readonly locked: string;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-intent-${String((keyCount += 1)).padStart(6, "0")}`;
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "service-refused", code } });
const notTaken = { ok: false, failure: { kind: "http", status: 400 } };

/** Runs the contract suite of `ProductsPort`. `make` creates a new provider each time. */
export function productsPortContract(name: string, make: () => Promise<ProductsContractSetup>): void {
  describe(`ProductsPort: ${name}`, () => {
    it("(part of PROD-07) renames a product, removes its name, and rejects a name that is too long", async () => {
      const { port, television: productId } = await make();
      expect(
        await port.rename({ idempotencyKey: nextIdempotencyKey(), productId, name: "Telewizor w salonie" }),
      ).toEqual({
        ok: true,
        value: { customName: "Telewizor w salonie" },
      });
      expect(await port.rename({ idempotencyKey: nextIdempotencyKey(), productId, name: "" })).toEqual({
        ok: true,
        value: { customName: undefined },
      });
      expect(await port.rename({ idempotencyKey: nextIdempotencyKey(), productId, name: "a".repeat(41) })).toEqual(
        refusalResult("wrong-name"),
      );
      expect(await port.rename({ idempotencyKey: nextIdempotencyKey(), productId: "nobody's", name: "x" })).toEqual(
        refusalResult("unknown"),
      );
    });

    it("(part of PROD-08) loads the channels of a guide, and fails for an unknown guide", async () => {
      const { port, guideId } = await make();
      const channels = valueOf(await port.channels(guideId));
      expect(channels.length).toBeGreaterThan(1);
      expect(new Set(channels.map(({ number }) => number)).size).toBe(channels.length);
      expect((await port.channels("no guide")).ok).toBe(false);
    });

    it("(part of PROD-08) moves a service to another free day, and rejects other days", async () => {
      const { port, television: productId, mobile } = await make();
      const { plannedFor, days } = valueOf(await port.move(productId));
      const day = days.find((one) => one !== plannedFor);
      if (plannedFor === undefined || day === undefined) throw new Error("a planned move and a free day are needed");
      expect(valueOf(await port.changeMove({ idempotencyKey: nextIdempotencyKey(), productId, day })).plannedFor).toBe(
        day,
      );
      const moved = valueOf(await port.move(productId));
      expect([moved.plannedFor, moved.newAddress]).toEqual([day, expect.stringMatching(/^ul\. /u)]);
      expect(
        await port.changeMove({ idempotencyKey: nextIdempotencyKey(), productId, day: plusDays(day, -400) }),
      ).toEqual(refusalResult("day-taken"));
      expect(valueOf(await port.move(mobile))).toEqual({ plannedFor: undefined, newAddress: undefined, days: [] });
      expect(await port.changeMove({ idempotencyKey: nextIdempotencyKey(), productId: mobile, day })).toEqual(
        refusalResult("no-move"),
      );
    });

    it("books one visit per product, frees the former slot, and rejects a taken one", async () => {
      const { port, television, internet, mobile } = await make();
      const [first, second] = valueOf(await port.appointments(television)).slots;
      if (first === undefined || second === undefined) throw new Error("two free slots are needed");
      expect(
        valueOf(await port.book({ idempotencyKey: nextIdempotencyKey(), productId: television, slotId: first.slotId })),
      ).toMatchObject(first);
      expect(valueOf(await port.appointments(television))).toMatchObject({
        booked: first,
        costs: expect.stringContaining("zł"),
      });
      expect(valueOf(await port.appointments(internet)).slots).not.toContainEqual(first);
      expect(
        await port.book({ idempotencyKey: nextIdempotencyKey(), productId: internet, slotId: first.slotId }),
      ).toEqual(refusalResult("slot-taken"));
      expect(
        valueOf(
          await port.book({ idempotencyKey: nextIdempotencyKey(), productId: television, slotId: second.slotId }),
        ),
      ).toMatchObject(second);
      expect(valueOf(await port.appointments(internet)).slots).toContainEqual(first);
      expect(
        await port.book({ idempotencyKey: nextIdempotencyKey(), productId: mobile, slotId: first.slotId }),
      ).toEqual(refusalResult("not-possible"));
    });

    it("(part of VISIT-01) cancels the booked visit, frees its slot, and rejects another one", async () => {
      const { port, television: productId } = await make();
      const [first, second] = valueOf(await port.appointments(productId)).slots;
      if (first === undefined || second === undefined) throw new Error("two free slots are needed");
      const cancel = (slotId: string) => port.cancelVisit({ idempotencyKey: nextIdempotencyKey(), productId, slotId });
      expect(await cancel(first.slotId)).toEqual(refusalResult("no-visit"));
      await port.book({ idempotencyKey: nextIdempotencyKey(), productId, slotId: first.slotId });
      expect(await cancel(second.slotId)).toEqual(refusalResult("no-visit"));
      expect(valueOf(await cancel(first.slotId))).toEqual(first);
      const after = valueOf(await port.appointments(productId));
      expect([after.booked, after.slots.some(({ slotId }) => slotId === first.slotId)]).toEqual([undefined, true]);
    });

    it("sets a setting of a mobile number, and rejects one that only the operator may set", async () => {
      const { port, mobile: productId, editable, locked } = await make();
      const before = valueOf(await port.mobile(productId));
      const value = before.parameters.find(({ parameter }) => parameter === editable)?.value !== true;
      const after = valueOf(
        await port.setParameter({ idempotencyKey: nextIdempotencyKey(), productId, parameter: editable, value }),
      );
      expect(after).toEqual({
        ...before,
        parameters: before.parameters.map((one) => (one.parameter === editable ? { ...one, value } : one)),
      });
      expect(valueOf(await port.mobile(productId))).toEqual(after);
      expect(
        await port.setParameter({ idempotencyKey: nextIdempotencyKey(), productId, parameter: locked, value }),
      ).toEqual(refusalResult("not-possible"));
      expect(
        await port.setParameter({ idempotencyKey: nextIdempotencyKey(), productId, parameter: "NOBODYS", value }),
      ).toEqual(refusalResult("unknown"));
    });

    it("(part of PREMIUM-01) sets an offered threshold and blocks of premium numbers", async () => {
      const { port, mobile: productId } = await make();
      const before = valueOf(await port.premiumNumbers(productId));
      expect(before).toMatchObject({ limit: 3_500, isDefault: true, blocksCalls: false, blocksMessages: false });
      const settings = { limit: grosze(10_000), blocksCalls: true, blocksMessages: false };
      const set = (limit: number) =>
        port.setPremiumNumbers({
          idempotencyKey: nextIdempotencyKey(),
          productId,
          settings: { ...settings, limit: grosze(limit) },
        });
      expect(await set(3_600)).toEqual(refusalResult("wrong-limit"));
      const after = valueOf(await set(10_000));
      expect(after).toEqual({ ...before, ...settings, isDefault: false });
      expect(valueOf(await port.premiumNumbers(productId))).toEqual(after);
    });

    it("requests a call, and rejects an invalid phone number", async () => {
      const { port, television: productId } = await make();
      expect(
        valueOf(await port.requestContact({ idempotencyKey: nextIdempotencyKey(), productId, phone: "601234567" }))
          .callBefore,
      ).toBeGreaterThan(0);
      expect(await port.requestContact({ idempotencyKey: nextIdempotencyKey(), productId, phone: "12" })).toEqual(
        refusalResult("wrong-phone"),
      );
    });

    it("applies each write once per idempotency key, and rejects other content with that key", async () => {
      const { port, television: productId, mobile, editable } = await make();
      const { days } = valueOf(await port.move(productId));
      const [slot, other] = valueOf(await port.appointments(productId)).slots;
      const [day, otherDay] = days;
      if (slot === undefined || other === undefined || day === undefined || otherDay === undefined)
        throw new Error("two slots and two days are needed");
      const one = async <Value>(
        send: (idempotencyKey: string) => Promise<Result<Value, unknown>>,
        sendOther: (idempotencyKey: string) => Promise<Result<Value, unknown>>,
      ) => {
        const idempotencyKey = nextIdempotencyKey();
        const first = await send(idempotencyKey);
        expect(first.ok).toBe(true);
        expect(await send(idempotencyKey)).toEqual(first);
        expect(await sendOther(idempotencyKey)).toEqual(notTaken);
      };
      await one(
        (idempotencyKey) => port.rename({ idempotencyKey, productId, name: "a" }),
        (idempotencyKey) => port.rename({ idempotencyKey, productId, name: "b" }),
      );
      await one(
        (idempotencyKey) => port.changeMove({ idempotencyKey, productId, day }),
        (idempotencyKey) => port.changeMove({ idempotencyKey, productId, day: otherDay }),
      );
      await one(
        (idempotencyKey) => port.book({ idempotencyKey, productId, slotId: slot.slotId }),
        (idempotencyKey) => port.book({ idempotencyKey, productId, slotId: other.slotId }),
      );
      await one(
        (idempotencyKey) => port.setParameter({ idempotencyKey, productId: mobile, parameter: editable, value: true }),
        (idempotencyKey) => port.setParameter({ idempotencyKey, productId: mobile, parameter: editable, value: false }),
      );
      await one(
        (idempotencyKey) => port.requestContact({ idempotencyKey, productId, phone: "601234567" }),
        (idempotencyKey) => port.requestContact({ idempotencyKey, productId, phone: "601234568" }),
      );
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, television: productId, guideId, mobile, editable, breakDown } = await make();
      const { days } = valueOf(await port.move(productId));
      await breakDown();
      const [day] = days;
      if (day === undefined) throw new Error("a free day is needed");
      const failed: { ok: false; failure: TransportFailure } = { ok: false, failure: { kind: "http", status: 503 } };
      for (const result of [
        await port.channels(guideId),
        await port.move(productId),
        await port.appointments(productId),
        await port.mobile(mobile),
        await port.rename({ idempotencyKey: nextIdempotencyKey(), productId, name: "x" }),
        await port.changeMove({ idempotencyKey: nextIdempotencyKey(), productId, day }),
        await port.book({ idempotencyKey: nextIdempotencyKey(), productId, slotId: "S" }),
        await port.setParameter({
          idempotencyKey: nextIdempotencyKey(),
          productId: mobile,
          parameter: editable,
          value: true,
        }),
        await port.requestContact({ idempotencyKey: nextIdempotencyKey(), productId, phone: "601234567" }),
      ])
        expect(result).toEqual(failed);
    });
  });
}
