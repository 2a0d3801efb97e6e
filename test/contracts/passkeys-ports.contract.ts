import { describe, expect, it } from "vitest";
import type { PasskeyLoginPort, PasskeyOptions, PasskeysPort } from "#domain/passkeys/index.ts";
import type { RecoveryCodesPort } from "#domain/settings/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/** Customer without a passkey, and the device that makes one. */
export interface PasskeysContractSetup {
  readonly passkeys: PasskeysPort;
  /** Login page of another browser. */
  readonly login: PasskeyLoginPort;
  /** Creates a passkey on the device, for options of the server. */
  create(options: string): string;
  /** Signs with that passkey. */
  sign(options: string): string;
  /** Lets five minutes pass. */
  expire(): Promise<void>;
  breakDown(): Promise<void>;
}

let keyCount = 0;
const nextKey = (): string => `contract-passkey-${String((keyCount += 1)).padStart(6, "0")}`;
const refusal = (code: string) => ({ ok: false, failure: { kind: "passkey-refused", code } });
const DOWN = { ok: false, failure: { kind: "http", status: 503 } };

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** Saves a passkey. */
async function savePasskey({ passkeys, create }: PasskeysContractSetup, name = "Telefon") {
  const { challengeId, options } = valueOf(await passkeys.creationOptions());
  return valueOf(await passkeys.save({ idempotencyKey: nextKey(), challengeId, name, passkey: create(options) }));
}

/** Runs the contract suite of `PasskeysPort`. */
export function passkeysPortContract(name: string, make: () => Promise<PasskeysContractSetup>): void {
  describe(`PasskeysPort: ${name}`, () => {
    it("(part of KEY-01) saves, renames and removes a passkey", async () => {
      const setup = await make();
      const { passkeys } = setup;
      expect(valueOf(await passkeys.load())).toEqual([]);
      const saved = await savePasskey(setup);
      expect(saved).toMatchObject({ name: "Telefon", createdAt: expect.any(Number), isCurrent: false });
      expect(saved.lastUsedAt).toBeUndefined();
      const { id } = saved;
      expect(await passkeys.rename({ idempotencyKey: nextKey(), id, name: "Laptop" })).toMatchObject({
        ok: true,
        value: { id, name: "Laptop" },
      });
      expect(valueOf(await passkeys.load()).map((passkey) => passkey.name)).toEqual(["Laptop"]);
      expect(await passkeys.remove({ idempotencyKey: nextKey(), id })).toEqual({ ok: true, value: "removed" });
      expect(await passkeys.remove({ idempotencyKey: nextKey(), id })).toEqual({ ok: true, value: "removed" });
      expect(valueOf(await passkeys.load())).toEqual([]);
      expect(await passkeys.rename({ idempotencyKey: nextKey(), id, name: "Laptop" })).toEqual(
        refusal("unknown-passkey"),
      );
    });

    it("(part of KEY-05) accepts a creation challenge once, within five minutes", async () => {
      const setup = await make();
      const { passkeys, create, expire } = setup;
      const save = ({ challengeId }: PasskeyOptions, passkey: string, passkeyName = "Telefon") =>
        passkeys.save({ idempotencyKey: nextKey(), challengeId, name: passkeyName, passkey });
      const [first, second] = [valueOf(await passkeys.creationOptions()), valueOf(await passkeys.creationOptions())];
      expect(first.options).not.toBe(second.options);
      expect(await save(first, create(first.options), "")).toEqual(refusal("missing-data"));
      expect(await save(first, create(second.options))).toEqual(refusal("not-possible"));
      expect(await save(first, create(first.options))).toEqual(refusal("challenge-over"));
      expect(await save({ challengeId: "c-unknown", options: "" }, create(second.options))).toEqual(
        refusal("challenge-over"),
      );
      await expire();
      expect(await save(second, create(second.options))).toEqual(refusal("challenge-over"));
    });

    it("saves a passkey once when its response was lost", async () => {
      const { passkeys, create } = await make();
      const { challengeId, options } = valueOf(await passkeys.creationOptions());
      const write = { idempotencyKey: nextKey(), challengeId, name: "Telefon", passkey: create(options) };
      const first = await passkeys.save(write);
      expect(await passkeys.save(write)).toEqual(first);
      expect(valueOf(await passkeys.load())).toHaveLength(1);
    });

    it("(part of KEY-01) offers no eleventh passkey", async () => {
      const setup = await make();
      for (let count = 1; count <= 10; count += 1) await savePasskey(setup, `Klucz ${count}`);
      expect(await setup.passkeys.creationOptions()).toEqual(refusal("limit-passkeys"));
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { passkeys, breakDown } = await make();
      await breakDown();
      expect(await passkeys.load()).toEqual(DOWN);
      expect(await passkeys.creationOptions()).toEqual(DOWN);
      const created = { challengeId: "c", name: "x", passkey: "{}" };
      expect(await passkeys.save({ idempotencyKey: nextKey(), ...created })).toEqual(DOWN);
      expect(await passkeys.rename({ idempotencyKey: nextKey(), id: "k", name: "x" })).toEqual(DOWN);
      expect(await passkeys.remove({ idempotencyKey: nextKey(), id: "k" })).toEqual(DOWN);
    });
  });
}

/** Runs the contract suite of `PasskeyLoginPort`. */
export function passkeyLoginPortContract(name: string, make: () => Promise<PasskeysContractSetup>): void {
  describe(`PasskeyLoginPort: ${name}`, () => {
    const challengeOver = { ok: false, failure: { kind: "challenge-over" } };
    const badCredentials = { ok: false, failure: { kind: "login-refused", code: "bad-credentials" } };

    it("(part of KEY-03) opens a session with a signed challenge, once", async () => {
      const setup = await make();
      const { login, sign } = setup;
      await savePasskey(setup);
      const { challengeId, options } = valueOf(await login.requestOptions());
      const passkey = sign(options);
      expect(await login.openSession({ challengeId, passkey })).toMatchObject({ ok: true, value: { isLogged: true } });
      expect(await login.openSession({ challengeId, passkey })).toEqual(challengeOver);
    });

    it("(part of KEY-05) rejects a challenge of another login, or after five minutes", async () => {
      const setup = await make();
      const { login, sign, expire } = setup;
      await savePasskey(setup);
      const [first, second] = [valueOf(await login.requestOptions()), valueOf(await login.requestOptions())];
      expect(first.options).not.toBe(second.options);
      expect(await login.openSession({ challengeId: first.challengeId, passkey: sign(second.options) })).toEqual(
        badCredentials,
      );
      await expire();
      expect(await login.openSession({ challengeId: second.challengeId, passkey: sign(second.options) })).toEqual(
        challengeOver,
      );
    });

    it("(part of KEY-05) rejects a removed passkey as a wrong password", async () => {
      const setup = await make();
      const { passkeys, login, sign } = setup;
      const { id } = await savePasskey(setup);
      await passkeys.remove({ idempotencyKey: nextKey(), id });
      const { challengeId, options } = valueOf(await login.requestOptions());
      expect(await login.openSession({ challengeId, passkey: sign(options) })).toEqual(badCredentials);
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { login, breakDown } = await make();
      await breakDown();
      expect(await login.requestOptions()).toEqual(DOWN);
      expect(await login.openSession({ challengeId: "c", passkey: "{}" })).toEqual(DOWN);
    });
  });
}

/** Customer whose second factor can be on or off. */
export interface RecoveryCodesContractSetup {
  readonly port: RecoveryCodesPort;
  /** Unused codes, as the settings show them. */
  left(): Promise<number | undefined>;
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `RecoveryCodesPort`. */
export function recoveryCodesPortContract(
  name: string,
  make: (customer: { readonly hasFactor: boolean }) => Promise<RecoveryCodesContractSetup>,
): void {
  describe(`RecoveryCodesPort: ${name}`, () => {
    it("(part of KEY-07) makes ten codes, and others the next time", async () => {
      const { port, left } = await make({ hasFactor: true });
      expect(await left()).toBeUndefined();
      const [first, second] = [valueOf(await port.create()), valueOf(await port.create())];
      expect(first).toHaveLength(10);
      for (const code of [...first, ...second]) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
      expect(new Set([...first, ...second]).size).toBe(20);
      expect(await left()).toBe(10);
    });

    it("(part of KEY-07) makes no codes without a second factor", async () => {
      const { port } = await make({ hasFactor: false });
      expect(await port.create()).toMatchObject({ ok: false, failure: { code: "not-possible" } });
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, breakDown } = await make({ hasFactor: true });
      await breakDown();
      expect(await port.create()).toEqual(DOWN);
    });
  });
}
