import { describe, expect, it } from "vitest";
import type { DeviceLoginPort, DeviceRegistrationPort, KeyUse, ProvenKey } from "#domain/device/index.ts";
import { proveDeviceKey } from "#test/fakes/prove-device-key.ts";

const DOWN = { ok: false, failure: { kind: "http", status: 503 } };
const REFUSED = { ok: false, failure: { kind: "device-refused" } };
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "login-refused", code } });

/** Device with one key, and a provider with a customer who is logged in on it. */
export interface DeviceAccessContractSetup {
  readonly registration: DeviceRegistrationPort;
  readonly login: DeviceLoginPort;
  readonly publicKey: string;
  /** Signs a challenge of a login, or of the registration of the key. */
  sign(
    signed: { readonly deviceId: string; readonly use: KeyUse; readonly challenge: string },
    purpose?: "ebok-login-1" | "ebok-register-1",
  ): string;
  /** Simulates that the customer turns this use of the device off in the settings. */
  switchOff(deviceId: string, use: KeyUse): Promise<void>;
  breakDown(): Promise<void>;
}

const device = { deviceId: "0c1d2e3f4a5b6c7d8e9f0a1b2c3d4e5f", name: "Telefon Małgosi" };
const INTENT = "contract-device-0";

/** Proves the key of the setup for the device of this contract. */
const proveKey = (
  { registration, publicKey, sign }: DeviceAccessContractSetup,
  use: KeyUse,
  otherKey = publicKey,
): Promise<ProvenKey> =>
  proveDeviceKey(registration, {
    device,
    use,
    publicKey: otherKey,
    sign: (challenge) => sign({ deviceId: device.deviceId, use, challenge }, "ebok-register-1"),
  });

/** Runs the contract suite of `DeviceRegistrationPort`. `make` creates a new provider each time. */
export function deviceRegistrationPortContract(name: string, make: () => Promise<DeviceAccessContractSetup>): void {
  describe(`DeviceRegistrationPort: ${name}`, () => {
    it("(part of WRAP-02) registers the device, and allows the uses whose keys it has sent", async () => {
      const setup = await make();
      const { registration } = setup;
      expect(await registration.associate({ idempotencyKey: `${INTENT}1`, device, deviceToken: undefined })).toEqual({
        ok: true,
        value: { rememberMe: false, biometric: false },
      });
      const biometricOrder = {
        idempotencyKey: `${INTENT}2`,
        device,
        deviceToken: "token-1",
        key: await proveKey(setup, "biometric"),
      };
      expect(await registration.associate(biometricOrder)).toEqual({
        ok: true,
        value: { rememberMe: false, biometric: true },
      });
      expect(await registration.associate({ idempotencyKey: `${INTENT}3`, device, deviceToken: "token-2" })).toEqual({
        ok: true,
        value: { rememberMe: false, biometric: true },
      });
      expect(
        await registration.associate({
          idempotencyKey: `${INTENT}4`,
          device,
          deviceToken: undefined,
          key: await proveKey(setup, "automatic"),
        }),
      ).toEqual({ ok: true, value: { rememberMe: true, biometric: true } });
      expect(await registration.associate(biometricOrder)).toEqual({
        ok: true,
        value: { rememberMe: false, biometric: true },
      });
    });

    it("[WRAP-05] rejects a key that has not signed the challenge, and a challenge that was used", async () => {
      const setup = await make();
      const { registration } = setup;
      const key = await proveKey(setup, "biometric");
      const send = (idempotencyKey: string, sent: ProvenKey) =>
        registration.associate({ idempotencyKey, device, deviceToken: undefined, key: sent });
      const asLogin = setup.sign({ deviceId: device.deviceId, use: "biometric", challenge: "another" });
      expect(await send(`${INTENT}a`, { ...key, signature: asLogin })).toEqual(REFUSED);
      expect(await send(`${INTENT}b`, key)).toEqual(REFUSED);
      expect(await send(`${INTENT}c`, { ...(await proveKey(setup, "biometric")), use: "automatic" })).toEqual(REFUSED);
      expect(await send(`${INTENT}d`, await proveKey(setup, "biometric"))).toMatchObject({ ok: true });
    });

    it("rejects a device without a name or an id, and an invalid key", async () => {
      const setup = await make();
      const { registration } = setup;
      for (const wrong of [
        { ...device, name: "" },
        { ...device, deviceId: "" },
      ]) {
        expect(
          await registration.associate({
            idempotencyKey: `${INTENT}5${wrong.name === "" ? "n" : "i"}`,
            device: wrong,
            deviceToken: undefined,
          }),
        ).toEqual(REFUSED);
        const asked = { idempotencyKey: crypto.randomUUID(), device: wrong, use: "biometric" } as const;
        expect(await registration.requestKeyChallenge(asked)).toEqual(REFUSED);
      }
      expect(
        await registration.associate({
          idempotencyKey: `${INTENT}6`,
          device,
          deviceToken: undefined,
          key: await proveKey(setup, "biometric", "QUJD"),
        }),
      ).toEqual(REFUSED);
    });

    it("returns the HTTP failure when the provider answers 503", async () => {
      const { registration, breakDown } = await make();
      await breakDown();
      expect(await registration.associate({ idempotencyKey: `${INTENT}7`, device, deviceToken: undefined })).toEqual(
        DOWN,
      );
    });
  });
}

/** Runs the contract suite of `DeviceLoginPort`. `make` creates a new provider each time. */
export function deviceLoginPortContract(name: string, make: () => Promise<DeviceAccessContractSetup>): void {
  describe(`DeviceLoginPort: ${name}`, () => {
    const registerDevice = async (use: KeyUse) => {
      const setup = await make();
      await setup.registration.associate({
        idempotencyKey: `${INTENT}8`,
        device,
        deviceToken: undefined,
        key: await proveKey(setup, use),
      });
      const requestChallenge = async () => {
        const got = await setup.login.challenge(device.deviceId, use);
        if (!got.ok) throw new Error(JSON.stringify(got.failure));
        return got.value;
      };
      return {
        ...setup,
        requestChallenge,
        signed: (challenge: string) => setup.sign({ deviceId: device.deviceId, use, challenge }),
      };
    };

    it.each(["automatic", "biometric"] as const)(
      "(part of WRAP-03) opens a session with a %s key, and accepts each challenge only once",
      async (use) => {
        const { login, requestChallenge, signed } = await registerDevice(use);
        const first = await requestChallenge();
        const proof = { challengeId: first.challengeId, signature: signed(first.challenge) };
        expect(await login.openSession(proof)).toMatchObject({
          ok: true,
          value: { isLogged: true, currentContext: "4127830" },
        });
        expect(await login.openSession(proof)).toEqual({ ok: false, failure: { kind: "challenge-over" } });
        expect((await requestChallenge()).challenge).not.toBe(first.challenge);
      },
    );

    it("(part of WRAP-03) rejects a foreign signature, and consumes the challenge", async () => {
      const { login, requestChallenge, sign, signed } = await registerDevice("biometric");
      const before = await requestChallenge();
      const { deviceId } = device;
      const wrong = [
        () => signed(before.challenge),
        (challenge: string) => sign({ deviceId, use: "automatic", challenge }),
        (challenge: string) => sign({ deviceId: "another", use: "biometric", challenge }),
      ];
      for (const make of wrong) {
        const { challengeId, challenge } = await requestChallenge();
        expect(await login.openSession({ challengeId, signature: make(challenge) })).toEqual(
          refusalResult("bad-credentials"),
        );
        expect(await login.openSession({ challengeId, signature: signed(challenge) })).toEqual({
          ok: false,
          failure: { kind: "challenge-over" },
        });
      }
      expect(await login.openSession({ challengeId: "never-was", signature: signed("x") })).toEqual({
        ok: false,
        failure: { kind: "challenge-over" },
      });
    });

    it("(part of WRAP-03) rejects a device that is unknown or turned off, or has no key", async () => {
      const { login, requestChallenge, signed, switchOff } = await registerDevice("biometric");
      expect(await login.challenge("nobody-knows-it", "biometric")).toEqual(refusalResult("not-possible"));
      expect(await login.challenge(device.deviceId, "automatic")).toEqual(refusalResult("not-possible"));
      const { challengeId, challenge } = await requestChallenge();
      await switchOff(device.deviceId, "biometric");
      expect(await login.openSession({ challengeId, signature: signed(challenge) })).toEqual(
        refusalResult("not-possible"),
      );
      expect(await login.challenge(device.deviceId, "biometric")).toEqual(refusalResult("not-possible"));
    });

    it("returns the HTTP failure when the provider answers 503", async () => {
      const { login, requestChallenge, signed, breakDown } = await registerDevice("biometric");
      const { challengeId, challenge } = await requestChallenge();
      await breakDown();
      expect([
        await login.challenge(device.deviceId, "biometric"),
        await login.openSession({ challengeId, signature: signed(challenge) }),
      ]).toEqual([DOWN, DOWN]);
    });
  });
}
