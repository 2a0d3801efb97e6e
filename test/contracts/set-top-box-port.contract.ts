import { describe, expect, it } from "vitest";
import type { Decoder, SetTopBoxPort } from "#domain/set-top-box/index.ts";

export interface SetTopBoxContractSetup {
  readonly port: SetTopBoxPort;
  breakDown(): Promise<void>;
}

let count = 0;
const nextIdempotencyKey = (): string => `0123456789abcdef-${(count += 1)}`;

/** Runs the contract suite of `SetTopBoxPort`. `make` creates a provider with one decoder for each kind of code. */
export function setTopBoxPortContract(name: string, make: () => Promise<SetTopBoxContractSetup>): void {
  describe(`SetTopBoxPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const loaded = await setup.port.loadDecoders();
      const [first, second] = loaded.ok ? loaded.value : [];
      if (first === undefined || second === undefined) throw new Error("the customer must have two decoders");
      const reset = (decoder: Decoder, idempotencyKey = nextIdempotencyKey()) =>
        setup.port.resetPin({ idempotencyKey, decoder });
      return { ...setup, first, second, reset };
    }

    it("(part of DEV-04) returns decoders with model, card and distinct numbers", async () => {
      const { first, second } = await prepare();
      for (const { model, caCard, cardNo, serialNumber } of [first, second])
        expect([model, caCard, cardNo, serialNumber].every((text) => text !== undefined && text !== "")).toBe(true);
      expect(first.cardNo).not.toBe(second.cardNo);
      expect(first.cardNo).toMatch(/^00/);
    });

    it("(part of DEV-04) returns a code of six or four digits with its leading zeros", async () => {
      const { first, second, reset } = await prepare();
      expect(await reset(first)).toEqual({
        ok: true,
        value: { kind: "resetCode", digits: expect.stringMatching(/^\d{6}$/) },
      });
      expect(await reset(second)).toEqual({
        ok: true,
        value: { kind: "recoveryCode", digits: expect.stringMatching(/^\d{4}$/) },
      });
    });

    it("(part of DEV-04) returns the message of the provider when it gives no code", async () => {
      const { first, reset } = await prepare();
      expect(await reset({ ...first, serialNumber: "nobody has this" })).toEqual({
        ok: false,
        failure: { kind: "pin-refused", message: expect.stringMatching(/dekoder/i) },
      });
    });

    it("returns one code per idempotency key, and rejects another decoder with that key", async () => {
      const { first, second, reset } = await prepare();
      const id = nextIdempotencyKey();
      const code = await reset(first, id);
      expect(await reset(first, id)).toEqual(code);
      expect(await reset(second, id)).toEqual({ ok: false, failure: { kind: "http", status: 400 } });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, first, reset, breakDown } = await prepare();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.loadDecoders()).toEqual(failed);
      expect(await reset(first)).toEqual(failed);
    });
  });
}
