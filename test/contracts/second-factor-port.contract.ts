import { describe, expect, it } from "vitest";
import type { FactorChange, SecondFactor, SecondFactorPort, SetupToken } from "#domain/settings/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/** Customer without a second factor; the phone ••• ••• 567 accepts codes. */
export interface SecondFactorContractSetup {
  readonly port: SecondFactorPort;
  /** Creates the port of another device of this customer. */
  other(id: string): SecondFactorPort;
  /** Returns the code that confirms a token. */
  codeFor(token: SetupToken): Promise<string>;
  /** Advances the clock by half an hour. */
  expire(): Promise<void>;
  breakDown(): Promise<void>;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-factor-${String((keyCount += 1)).padStart(6, "0")}`;
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "settings-refused", code } });
const DOWN = { ok: false, failure: { kind: "http", status: 503 } };

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** Runs the contract suite of `SecondFactorPort`. `make` creates a new provider each time. */
export function secondFactorPortContract(name: string, make: () => Promise<SecondFactorContractSetup>): void {
  describe(`SecondFactorPort: ${name}`, () => {
    const token = async (port: SecondFactorPort, change: FactorChange): Promise<SetupToken> => {
      const created = valueOf(await port.create({ idempotencyKey: nextIdempotencyKey(), change }));
      if (created.status !== "ok") throw new Error("create must return a token");
      return created.token;
    };
    const state = async (port: SecondFactorPort): Promise<SecondFactor> => valueOf(await port.load());
    const turnOn = async ({ port, codeFor }: SecondFactorContractSetup, change: FactorChange = { kind: "app" }) => {
      const made = await token(port, change);
      expect(
        await port.confirm({ idempotencyKey: nextIdempotencyKey(), tokenId: made.tokenId, code: await codeFor(made) }),
      ).toEqual({
        ok: true,
        value: "ok",
      });
    };
    const wrong = (code: string): string => (code === "000000" ? "111111" : "000000");

    it("(part of SET-02) activates an app with its key, after a code of the app is confirmed", async () => {
      const setup = await make();
      const { port } = setup;
      expect(await state(port)).toEqual({ kind: "none", phone: undefined, devices: [] });
      const made = await token(port, { kind: "app" });
      expect(made.key?.secret).toMatch(/^[A-Z2-7]{16,}$/);
      expect(made.key?.uri).toContain(`secret=${made.key?.secret ?? ""}`);
      expect(made.sent).toBeUndefined();
      const code = await setup.codeFor(made);
      expect(
        await port.confirm({ idempotencyKey: nextIdempotencyKey(), tokenId: made.tokenId, code: wrong(code) }),
      ).toEqual({
        ok: true,
        value: "wrong-code",
      });
      expect((await state(port)).kind).toBe("none");
      expect(await port.confirm({ idempotencyKey: nextIdempotencyKey(), tokenId: made.tokenId, code })).toEqual({
        ok: true,
        value: "ok",
      });
      expect((await state(port)).kind).toBe("app");
    });

    it("(part of SET-02) (part of LOGIN-10) activates a phone by a code, and masks its number", async () => {
      const setup = await make();
      const { port } = setup;
      const phones = valueOf(await port.phones());
      const found = phones.find(({ phone }) => phone === "••• ••• 567");
      expect(found).toBeDefined();
      const made = await token(port, { kind: "sms", phoneId: found?.phoneId ?? "" });
      expect(made.sent?.phone).toBe("••• ••• 567");
      expect(made.key).toBeUndefined();
      expect(
        await port.confirm({
          idempotencyKey: nextIdempotencyKey(),
          tokenId: made.tokenId,
          code: await setup.codeFor(made),
        }),
      ).toEqual({ ok: true, value: "ok" });
      expect(await state(port)).toMatchObject({ kind: "sms", phone: "••• ••• 567" });
      expect(
        await (
          await make()
        ).port.create({ idempotencyKey: nextIdempotencyKey(), change: { kind: "sms", phoneId: "99" } }),
      ).toMatchObject(refusalResult("not-possible"));
    });

    it("(part of SET-02) returns LIMIT_2FA after five wrong codes, also for a new token", async () => {
      const setup = await make();
      const { port } = setup;
      const made = await token(port, { kind: "app" });
      const bad = wrong(await setup.codeFor(made));
      const seen = [];
      for (let time = 0; time < 5; time += 1)
        seen.push(
          valueOf(await port.confirm({ idempotencyKey: nextIdempotencyKey(), tokenId: made.tokenId, code: bad })),
        );
      expect(seen).toEqual(["wrong-code", "wrong-code", "wrong-code", "wrong-code", "limit-2fa"]);
      expect(await port.create({ idempotencyKey: nextIdempotencyKey(), change: { kind: "app" } })).toEqual({
        ok: true,
        value: { status: "limit-2fa" },
      });
      await setup.expire();
      await turnOn(setup);
      expect((await state(port)).kind).toBe("app");
    });

    it("(part of SET-02) rejects replaced and expired tokens", async () => {
      const setup = await make();
      const first = await token(setup.port, { kind: "app" });
      await token(setup.port, { kind: "app" });
      expect(
        await setup.port.confirm({ idempotencyKey: nextIdempotencyKey(), tokenId: first.tokenId, code: "123456" }),
      ).toEqual({
        ok: true,
        value: "expired",
      });
      const second = await token(setup.port, { kind: "app" });
      await setup.expire();
      expect(
        await setup.port.confirm({ idempotencyKey: nextIdempotencyKey(), tokenId: second.tokenId, code: "123456" }),
      ).toEqual({
        ok: true,
        value: "expired",
      });
    });

    it("(part of SET-02) turns the second factor off by a code, and removes the trusted devices", async () => {
      const setup = await make();
      const { port } = setup;
      expect(await port.create({ idempotencyKey: nextIdempotencyKey(), change: { kind: "none" } })).toMatchObject(
        refusalResult("not-possible"),
      );
      const found = valueOf(await port.phones())[0];
      await turnOn(setup, { kind: "sms", phoneId: found?.phoneId ?? "" });
      expect(await port.create({ idempotencyKey: nextIdempotencyKey(), change: { kind: "app" } })).toMatchObject(
        refusalResult("not-possible"),
      );
      await port.trust({ idempotencyKey: nextIdempotencyKey(), name: "Laptop" });
      const made = await token(port, { kind: "none" });
      expect(made.key).toBeUndefined();
      expect(
        await port.confirm({
          idempotencyKey: nextIdempotencyKey(),
          tokenId: made.tokenId,
          code: await setup.codeFor(made),
        }),
      ).toEqual({ ok: true, value: "ok" });
      expect(await state(port)).toEqual({ kind: "none", phone: undefined, devices: [] });
    });

    it("(part of SET-02) trusts five named devices at most, and removes any of them", async () => {
      const setup = await make();
      const { port } = setup;
      expect(await port.trust({ idempotencyKey: nextIdempotencyKey(), name: "Laptop" })).toMatchObject(
        refusalResult("not-possible"),
      );
      await turnOn(setup);
      expect(await port.trust({ idempotencyKey: nextIdempotencyKey(), name: " " })).toMatchObject(
        refusalResult("missing-data"),
      );
      const trust = { idempotencyKey: nextIdempotencyKey(), name: "Laptop" };
      expect(await port.trust(trust)).toEqual({ ok: true, value: "trusted" });
      expect(await port.trust(trust)).toEqual({ ok: true, value: "trusted" });
      for (const id of ["b", "c", "d", "e"])
        expect(await setup.other(id).trust({ idempotencyKey: nextIdempotencyKey(), name: `Telefon ${id}` })).toEqual({
          ok: true,
          value: "trusted",
        });
      const sixth = setup.other("f");
      expect(await sixth.trust({ idempotencyKey: nextIdempotencyKey(), name: "Telefon f" })).toMatchObject(
        refusalResult("limit-devices"),
      );
      const { devices } = await state(port);
      expect(devices.map((device) => [device.name, device.isCurrent])).toEqual([
        ...["e", "d", "c", "b"].map((id) => [`Telefon ${id}`, false]),
        ["Laptop", true],
      ]);
      for (const { createdAtDay, createdAtHour, serialNumber } of devices)
        expect([createdAtDay, createdAtHour, serialNumber]).toEqual([
          expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          expect.stringMatching(/^\d\d:\d\d$/),
          expect.stringMatching(/\S/),
        ]);
      const gone = devices.find((device) => device.name === "Telefon c")?.id ?? "";
      expect(await port.distrust({ idempotencyKey: nextIdempotencyKey(), ids: [gone] })).toEqual({
        ok: true,
        value: "removed",
      });
      expect(await port.distrust({ idempotencyKey: nextIdempotencyKey(), ids: [gone] })).toEqual({
        ok: true,
        value: "removed",
      });
      expect((await state(port)).devices).toHaveLength(4);
      expect(await sixth.trust({ idempotencyKey: nextIdempotencyKey(), name: "Telefon f" })).toEqual({
        ok: true,
        value: "trusted",
      });
    });

    it("returns the HTTP failure when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect([
        await port.load(),
        await port.phones(),
        await port.create({ idempotencyKey: nextIdempotencyKey(), change: { kind: "app" } }),
      ]).toEqual([DOWN, DOWN, DOWN]);
      expect([
        await port.confirm({ idempotencyKey: nextIdempotencyKey(), tokenId: "t", code: "123456" }),
        await port.trust({ idempotencyKey: nextIdempotencyKey(), name: "x" }),
        await port.distrust({ idempotencyKey: nextIdempotencyKey(), ids: ["1"] }),
      ]).toEqual([DOWN, DOWN, DOWN]);
    });
  });
}
