import { describe, expect, it } from "vitest";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import type {
  ClientAccountsPort,
  MobileDevicesPort,
  PermissionsRefreshPort,
  SignInPort,
} from "#domain/settings/index.ts";
import { day } from "#test/mothers/index.ts";

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-settings-${String((keyCount += 1)).padStart(6, "0")}`;
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "settings-refused", code } });
const DOWN = { ok: false, failure: { kind: "http", status: 503 } };
const STALE_INTENT = { ok: false, failure: { kind: "http", status: 400 } };

/**
 * Customer with the login `m.brzezinska` and the password `Wiazka-2026`; `nowak.nowy` is the login of another customer.
 */
export interface SignInContractSetup {
  readonly port: SignInPort;
  /** Returns true if a login with these credentials succeeds. */
  opens(login: string, password: string): Promise<boolean>;
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `SignInPort`. `make` creates a new provider each time. */
export function signInPortContract(name: string, make: () => Promise<SignInContractSetup>): void {
  describe(`SignInPort: ${name}`, () => {
    it("(part of SET-01) changes the login once, and rejects a taken or invalid one", async () => {
      const { port, opens } = await make();
      const change = { idempotencyKey: nextIdempotencyKey(), login: "malgosia.b" };
      expect(await port.changeLogin(change)).toEqual({ ok: true, value: "malgosia.b" });
      expect(await port.changeLogin(change)).toEqual({ ok: true, value: "malgosia.b" });
      expect(await port.changeLogin({ ...change, login: "gosia.brz" })).toEqual(STALE_INTENT);
      expect([await opens("malgosia.b", "Wiazka-2026"), await opens("m.brzezinska", "Wiazka-2026")]).toEqual([
        true,
        false,
      ]);
      expect(await port.changeLogin({ idempotencyKey: nextIdempotencyKey(), login: "nowak.nowy" })).toMatchObject(
        refusalResult("login-used"),
      );
      for (const login of ["krotki", "12345678", "a".repeat(33)])
        expect(await port.changeLogin({ idempotencyKey: nextIdempotencyKey(), login }), login).toMatchObject(
          refusalResult("invalid-login"),
        );
    });

    it("(part of SET-01) changes the password when the current one is right", async () => {
      const { port, opens } = await make();
      const next = "Mewa-nad-molem-7";
      expect(
        await port.changePassword({ idempotencyKey: nextIdempotencyKey(), current: "Inne-haslo-1", next }),
      ).toMatchObject(refusalResult("bad-credentials"));
      expect(
        await port.changePassword({ idempotencyKey: nextIdempotencyKey(), current: "Wiazka-2026", next: "slabe" }),
      ).toMatchObject(refusalResult("missing-data"));
      expect(await opens("m.brzezinska", "Wiazka-2026")).toBe(true);
      const change = { idempotencyKey: nextIdempotencyKey(), current: "Wiazka-2026", next };
      expect(await port.changePassword(change)).toEqual({ ok: true, value: "changed" });
      expect(await port.changePassword(change)).toEqual({ ok: true, value: "changed" });
      expect([await opens("m.brzezinska", next), await opens("m.brzezinska", "Wiazka-2026")]).toEqual([true, false]);
    });

    it("returns the HTTP failure when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(await port.changeLogin({ idempotencyKey: nextIdempotencyKey(), login: "malgosia.b" })).toEqual(DOWN);
      expect(await port.changePassword({ idempotencyKey: nextIdempotencyKey(), current: "a", next: "b" })).toEqual(
        DOWN,
      );
    });
  });
}

/**
 * Customer with a phone that may log in automatically and by fingerprint, and a tablet that may log in automatically.
 */
export interface MobileDevicesContractSetup {
  readonly port: MobileDevicesPort;
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `MobileDevicesPort`. `make` creates a new provider each time. */
export function mobileDevicesPortContract(name: string, make: () => Promise<MobileDevicesContractSetup>): void {
  describe(`MobileDevicesPort: ${name}`, () => {
    const two = async (port: MobileDevicesPort) => {
      const list = await port.load();
      const [phone, tablet] = list.ok ? list.value : [];
      if (phone === undefined || tablet === undefined) throw new Error("the customer must have two devices");
      return { phone, tablet };
    };

    it("(part of SET-03) lists devices with their names and permissions", async () => {
      const { phone, tablet } = await two((await make()).port);
      expect(phone).toMatchObject({ rememberMe: true, biometric: true });
      expect(tablet).toMatchObject({ rememberMe: true, biometric: false });
      expect(phone.deviceName).not.toBe("");
    });

    it("(part of SET-03) renames a device and removes permissions, but never adds one", async () => {
      const { port } = await make();
      const { phone, tablet } = await two(port);
      const edit = {
        idempotencyKey: nextIdempotencyKey(),
        device: { ...phone, deviceName: "Telefon do pracy", biometric: false },
      };
      expect(await port.edit(edit)).toEqual({ ok: true, value: edit.device });
      expect(await port.edit(edit)).toEqual({ ok: true, value: edit.device });
      expect(
        await port.edit({ idempotencyKey: nextIdempotencyKey(), device: { ...tablet, biometric: true } }),
      ).toMatchObject(refusalResult("not-possible"));
      expect(
        await port.edit({ idempotencyKey: nextIdempotencyKey(), device: { ...tablet, deviceName: " " } }),
      ).toMatchObject(refusalResult("missing-data"));
      expect(
        await port.edit({ idempotencyKey: nextIdempotencyKey(), device: { ...tablet, deviceId: "none" } }),
      ).toMatchObject(refusalResult("unknown-device"));
      expect(await two(port)).toEqual({ phone: edit.device, tablet });
    });

    it("(part of SET-03) removes all permissions when automatic login is turned off", async () => {
      const { port } = await make();
      const { phone } = await two(port);
      expect(await port.disableAutoLogin({ idempotencyKey: nextIdempotencyKey(), deviceId: phone.deviceId })).toEqual({
        ok: true,
        value: { ...phone, rememberMe: false, biometric: false },
      });
      expect((await two(port)).phone).toMatchObject({ rememberMe: false, biometric: false });
      expect(await port.disableAutoLogin({ idempotencyKey: nextIdempotencyKey(), deviceId: "none" })).toMatchObject(
        refusalResult("unknown-device"),
      );
    });

    it("[SET-09] removes a device once, and ignores a missing one", async () => {
      const { port } = await make();
      const { phone, tablet } = await two(port);
      const removal = { idempotencyKey: nextIdempotencyKey(), deviceId: phone.deviceId };
      expect(await port.remove(removal)).toEqual({ ok: true, value: "removed" });
      expect(await port.remove(removal)).toEqual({ ok: true, value: "removed" });
      expect(await port.remove({ ...removal, idempotencyKey: nextIdempotencyKey() })).toMatchObject({ ok: true });
      expect(await port.load()).toMatchObject({ ok: true, value: [tablet] });
    });

    it("returns the HTTP failure when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      const { phone } = await two(port);
      await breakDown();
      expect([
        await port.load(),
        await port.edit({ idempotencyKey: nextIdempotencyKey(), device: phone }),
        await port.disableAutoLogin({ idempotencyKey: nextIdempotencyKey(), deviceId: phone.deviceId }),
        await port.remove({ idempotencyKey: nextIdempotencyKey(), deviceId: phone.deviceId }),
      ]).toEqual([DOWN, DOWN, DOWN, DOWN]);
    });
  });
}

/** Login with the accounts 5600321, 5600322 and 6005610, in this order. */
export interface ClientAccountsContractSetup {
  readonly port: ClientAccountsPort;
  /** Returns the accounts in the order of a new session. */
  order(): Promise<readonly string[]>;
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `ClientAccountsPort`. `make` creates a new provider each time. */
export function clientAccountsPortContract(name: string, make: () => Promise<ClientAccountsContractSetup>): void {
  describe(`ClientAccountsPort: ${name}`, () => {
    it("(part of SET-04) saves the order of all accounts, and rejects missing or foreign ones", async () => {
      const { port, order } = await make();
      const contextIds = ["5600322", "5600321", "6005610"];
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), contextIds })).toEqual({
        ok: true,
        value: "5600322",
      });
      expect(await order()).toEqual(contextIds);
      for (const wrong of [["5600321"], ["5600321", "5600322", "4127830"], []])
        expect(await port.save({ idempotencyKey: nextIdempotencyKey(), contextIds: wrong })).toMatchObject(
          wrong.length === 0 ? { ok: false } : refusalResult("unknown-context"),
        );
      expect(await order()).toEqual(contextIds);
    });

    it("returns the HTTP failure when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(
        await port.save({ idempotencyKey: nextIdempotencyKey(), contextIds: ["5600322", "5600321", "6005610"] }),
      ).toEqual(DOWN);
    });
  });
}

/** Customer with an open e-invoice task. */
export interface OnboardingFlagsContractSetup {
  readonly port: OnboardingFlagsPort;
  /** Returns the last day on which the task counts as done; `undefined` while it is open. */
  doneUntil(name: string): Promise<string | undefined>;
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `OnboardingFlagsPort`. `make` creates a new provider each time. */
export function onboardingFlagsPortContract(name: string, make: () => Promise<OnboardingFlagsContractSetup>): void {
  describe(`OnboardingFlagsPort: ${name}`, () => {
    it("(part of SET-06) stores a flag with its last day", async () => {
      const { port, doneUntil } = await make();
      expect(await doneUntil("eInvoiceActivate")).toBeUndefined();
      const flag = { eventName: "eInvoiceActivate", expirationDate: day("2037-09-16") } as const;
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), ...flag })).toEqual({ ok: true, value: flag });
      expect(await doneUntil("eInvoiceActivate")).toBe("2037-09-16");
    });

    it("returns the HTTP failure when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(
        await port.save({
          idempotencyKey: nextIdempotencyKey(),
          eventName: "setTheme",
          expirationDate: day("2037-09-16"),
        }),
      ).toEqual(DOWN);
    });
  });
}

/** Runs the contract suite of `PermissionsRefreshPort`. `make` returns two tabs of a browser with an empty storage. */
export function permissionsRefreshPortContract(
  name: string,
  make: () => readonly [PermissionsRefreshPort, PermissionsRefreshPort],
): void {
  describe(`PermissionsRefreshPort: ${name}`, () => {
    it("(part of SET-07) stores the time of a permissions refresh per customer and account", () => {
      const [one, other] = make();
      expect(one.read("U-1/5600321")).toBeUndefined();
      one.write("U-1/5600321", 1_795_000_000_000);
      expect([other.read("U-1/5600321"), other.read("U-1/5600322"), other.read("U-2/5600321")]).toEqual([
        1_795_000_000_000,
        undefined,
        undefined,
      ]);
    });
  });
}
