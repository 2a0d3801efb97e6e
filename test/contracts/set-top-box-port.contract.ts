import { describe, expect, it } from "vitest";
import type { Decoder, SetTopBoxPort } from "#domain/set-top-box/index.ts";

export interface SetTopBoxContractSetup {
  readonly port: SetTopBoxPort;
  breakDown(): Promise<void>;
}

let count = 0;
const nextIdempotencyKey = (): string => `0123456789abcdef-${(count += 1)}`;

/** What every implementation of `SetTopBoxPort` keeps to: a world with a decoder of each kind of code. */
export function setTopBoxPortContract(name: string, make: () => Promise<SetTopBoxContractSetup>): void {
  describe(`SetTopBoxPort: ${name}`, () => {
    async function prepare() {
      const setup = await make();
      const loaded = await setup.port.loadDecoders();
      const [first, second] = loaded.ok ? loaded.value : [];
      if (first === undefined || second === undefined) throw new Error("two decoders are expected");
      const reset = (decoder: Decoder, idempotencyKey = nextIdempotencyKey()) =>
        setup.port.resetPin({ idempotencyKey, decoder });
      return { ...setup, first, second, reset };
    }

    it("(part of DEV-04) decoders have a model, a card and numbers, and are told apart by them", async () => {
      const { first, second } = await prepare();
      for (const { model, caCard, cardNo, serialNumber } of [first, second])
        expect([model, caCard, cardNo, serialNumber].every((text) => text !== undefined && text !== "")).toBe(true);
      expect(first.cardNo).not.toBe(second.cardNo);
      expect(first.cardNo).toMatch(/^00/);
    });

    it("(part of DEV-04) the code has six digits, or four, with the zeros that it begins with", async () => {
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

    it("(part of DEV-04) without a code there are the provider's words", async () => {
      const { first, reset } = await prepare();
      expect(await reset({ ...first, serialNumber: "nobody has this" })).toEqual({
        ok: false,
        failure: { kind: "pin-refused", message: expect.stringMatching(/dekoder/i) },
      });
    });

    it("gives one code to one intent, and takes no other decoder under its id", async () => {
      const { first, second, reset } = await prepare();
      const id = nextIdempotencyKey();
      const code = await reset(first, id);
      expect(await reset(first, id)).toEqual(code);
      expect(await reset(second, id)).toEqual({ ok: false, failure: { kind: "http", status: 400 } });
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, first, reset, breakDown } = await prepare();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.loadDecoders()).toEqual(failed);
      expect(await reset(first)).toEqual(failed);
    });
  });
}
