import { describe, expect, it } from "vitest";
import type { FactorWish, SecondFactor, SecondFactorPort, SetupToken } from "#domain/settings/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/** A customer without a second factor, whose phone ••• ••• 567 takes codes. */
export interface SecondFactorWorld {
  readonly port: SecondFactorPort;
  /** A port of another device of this customer. */
  other(id: string): SecondFactorPort;
  /** The code that confirms a token. */
  codeFor(token: SetupToken): Promise<string>;
  /** Half an hour passes. */
  expire(): Promise<void>;
  breakDown(): Promise<void>;
}

let intents = 0;
const intent = (): string => `contract-factor-${String((intents += 1)).padStart(6, "0")}`;
const refused = (code: string) => ({ ok: false, failure: { kind: "settings-refused", code } });
const DOWN = { ok: false, failure: { kind: "http", status: 503 } };

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** What every `SecondFactorPort` keeps to. `make` gives a new world each time. */
export function secondFactorPortContract(name: string, make: () => Promise<SecondFactorWorld>): void {
  describe(`SecondFactorPort: ${name}`, () => {
    const token = async (port: SecondFactorPort, wish: FactorWish): Promise<SetupToken> => {
      const created = valueOf(await port.create({ intentId: intent(), wish }));
      if (created.status !== "ok") throw new Error("no token");
      return created.token;
    };
    const state = async (port: SecondFactorPort): Promise<SecondFactor> => valueOf(await port.load());
    const turnOn = async ({ port, codeFor }: SecondFactorWorld, wish: FactorWish = { kind: "app" }) => {
      const made = await token(port, wish);
      expect(await port.confirm({ intentId: intent(), tokenId: made.tokenId, code: await codeFor(made) })).toEqual({
        ok: true,
        value: "ok",
      });
    };
    const wrong = (code: string): string => (code === "000000" ? "111111" : "000000");

    it("(part of SET-02) an app: its key is told, and nothing holds before a code of it is confirmed", async () => {
      const world = await make();
      const { port } = world;
      expect(await state(port)).toEqual({ kind: "none", phone: undefined, devices: [] });
      const made = await token(port, { kind: "app" });
      expect(made.key?.secret).toMatch(/^[A-Z2-7]{16,}$/);
      expect(made.key?.uri).toContain(`secret=${made.key?.secret ?? ""}`);
      expect(made.sent).toBeUndefined();
      const code = await world.codeFor(made);
      expect(await port.confirm({ intentId: intent(), tokenId: made.tokenId, code: wrong(code) })).toEqual({
        ok: true,
        value: "wrong-code",
      });
      expect((await state(port)).kind).toBe("none");
      expect(await port.confirm({ intentId: intent(), tokenId: made.tokenId, code })).toEqual({
        ok: true,
        value: "ok",
      });
      expect((await state(port)).kind).toBe("app");
    });

    it("(part of SET-02) (part of LOGIN-10) a phone that takes codes: a code is sent, and its number told masked", async () => {
      const world = await make();
      const { port } = world;
      const phones = valueOf(await port.phones());
      const found = phones.find(({ phone }) => phone === "••• ••• 567");
      expect(found).toBeDefined();
      const made = await token(port, { kind: "sms", phoneId: found?.phoneId ?? "" });
      expect(made.sent?.phone).toBe("••• ••• 567");
      expect(made.key).toBeUndefined();
      expect(
        await port.confirm({ intentId: intent(), tokenId: made.tokenId, code: await world.codeFor(made) }),
      ).toEqual({ ok: true, value: "ok" });
      expect(await state(port)).toMatchObject({ kind: "sms", phone: "••• ••• 567" });
      expect(
        await (await make()).port.create({ intentId: intent(), wish: { kind: "sms", phoneId: "99" } }),
      ).toMatchObject(refused("not-possible"));
    });

    it("(part of SET-02) too many wrong codes: LIMIT_2FA, for a new token too, until it is over", async () => {
      const world = await make();
      const { port } = world;
      const made = await token(port, { kind: "app" });
      const bad = wrong(await world.codeFor(made));
      const seen = [];
      for (let time = 0; time < 5; time += 1)
        seen.push(valueOf(await port.confirm({ intentId: intent(), tokenId: made.tokenId, code: bad })));
      expect(seen).toEqual(["wrong-code", "wrong-code", "wrong-code", "wrong-code", "limit-2fa"]);
      expect(await port.create({ intentId: intent(), wish: { kind: "app" } })).toEqual({
        ok: true,
        value: { status: "limit-2fa" },
      });
      await world.expire();
      await turnOn(world);
      expect((await state(port)).kind).toBe("app");
    });

    it("(part of SET-02) an old token confirms nothing", async () => {
      const world = await make();
      const first = await token(world.port, { kind: "app" });
      await token(world.port, { kind: "app" });
      expect(await world.port.confirm({ intentId: intent(), tokenId: first.tokenId, code: "123456" })).toEqual({
        ok: true,
        value: "expired",
      });
      const second = await token(world.port, { kind: "app" });
      await world.expire();
      expect(await world.port.confirm({ intentId: intent(), tokenId: second.tokenId, code: "123456" })).toEqual({
        ok: true,
        value: "expired",
      });
    });

    it("(part of SET-02) it is turned off by a code of its own, and the trusted devices go with it", async () => {
      const world = await make();
      const { port } = world;
      expect(await port.create({ intentId: intent(), wish: { kind: "none" } })).toMatchObject(refused("not-possible"));
      const found = valueOf(await port.phones())[0];
      await turnOn(world, { kind: "sms", phoneId: found?.phoneId ?? "" });
      expect(await port.create({ intentId: intent(), wish: { kind: "app" } })).toMatchObject(refused("not-possible"));
      await port.trust({ intentId: intent(), name: "Laptop" });
      const made = await token(port, { kind: "none" });
      expect(made.key).toBeUndefined();
      expect(
        await port.confirm({ intentId: intent(), tokenId: made.tokenId, code: await world.codeFor(made) }),
      ).toEqual({ ok: true, value: "ok" });
      expect(await state(port)).toEqual({ kind: "none", phone: undefined, devices: [] });
    });

    it("(part of SET-02) devices are trusted by name, at most five, which is this one is told, and any can be removed", async () => {
      const world = await make();
      const { port } = world;
      expect(await port.trust({ intentId: intent(), name: "Laptop" })).toMatchObject(refused("not-possible"));
      await turnOn(world);
      expect(await port.trust({ intentId: intent(), name: " " })).toMatchObject(refused("missing-data"));
      const trust = { intentId: intent(), name: "Laptop" };
      expect(await port.trust(trust)).toEqual({ ok: true, value: "trusted" });
      expect(await port.trust(trust)).toEqual({ ok: true, value: "trusted" });
      for (const id of ["b", "c", "d", "e"])
        expect(await world.other(id).trust({ intentId: intent(), name: `Telefon ${id}` })).toEqual({
          ok: true,
          value: "trusted",
        });
      const sixth = world.other("f");
      expect(await sixth.trust({ intentId: intent(), name: "Telefon f" })).toMatchObject(refused("limit-devices"));
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
      expect(await port.distrust({ intentId: intent(), ids: [gone] })).toEqual({ ok: true, value: "removed" });
      expect(await port.distrust({ intentId: intent(), ids: [gone] })).toEqual({ ok: true, value: "removed" });
      expect((await state(port)).devices).toHaveLength(4);
      expect(await sixth.trust({ intentId: intent(), name: "Telefon f" })).toEqual({ ok: true, value: "trusted" });
    });

    it("fails by name when the provider does", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect([
        await port.load(),
        await port.phones(),
        await port.create({ intentId: intent(), wish: { kind: "app" } }),
      ]).toEqual([DOWN, DOWN, DOWN]);
      expect([
        await port.confirm({ intentId: intent(), tokenId: "t", code: "123456" }),
        await port.trust({ intentId: intent(), name: "x" }),
        await port.distrust({ intentId: intent(), ids: ["1"] }),
      ]).toEqual([DOWN, DOWN, DOWN]);
    });
  });
}
