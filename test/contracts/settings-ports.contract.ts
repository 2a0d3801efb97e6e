import { describe, expect, it } from "vitest";
import type { OnboardingFlagsPort } from "#domain/onboarding/onboarding.port.ts";
import type { ClientAccountsPort, MobileDevicesPort, RefreshMarkPort, SignInPort } from "#domain/settings/index.ts";
import { day } from "#test/mothers/index.ts";

let intents = 0;
const intent = (): string => `contract-settings-${String((intents += 1)).padStart(6, "0")}`;
const refused = (code: string) => ({ ok: false, failure: { kind: "settings-refused", code } });
const DOWN = { ok: false, failure: { kind: "http", status: 503 } };
const STALE_INTENT = { ok: false, failure: { kind: "http", status: 400 } };

/** A customer with the login `m.brzezinska` and the password `Wiazka-2026`; somebody else is `nowak.nowy`. */
export interface SignInWorld {
  readonly port: SignInPort;
  /** Whether somebody comes in with these. */
  opens(login: string, password: string): Promise<boolean>;
  breakDown(): Promise<void>;
}

/** What every `SignInPort` keeps to. `make` gives a new world each time. */
export function signInPortContract(name: string, make: () => Promise<SignInWorld>): void {
  describe(`SignInPort: ${name}`, () => {
    it("(part of SET-01) gives the login another name, once, and takes none that another has, or that keeps no rules", async () => {
      const { port, opens } = await make();
      const change = { intentId: intent(), login: "malgosia.b" };
      expect(await port.changeLogin(change)).toEqual({ ok: true, value: "malgosia.b" });
      expect(await port.changeLogin(change)).toEqual({ ok: true, value: "malgosia.b" });
      expect(await port.changeLogin({ ...change, login: "gosia.brz" })).toEqual(STALE_INTENT);
      expect([await opens("malgosia.b", "Wiazka-2026"), await opens("m.brzezinska", "Wiazka-2026")]).toEqual([
        true,
        false,
      ]);
      expect(await port.changeLogin({ intentId: intent(), login: "nowak.nowy" })).toMatchObject(refused("login-used"));
      for (const login of ["krotki", "12345678", "a".repeat(33)])
        expect(await port.changeLogin({ intentId: intent(), login }), login).toMatchObject(refused("invalid-login"));
    });

    it("(part of SET-01) sets another password, for whoever knows the one in force", async () => {
      const { port, opens } = await make();
      const next = "Mewa-nad-molem-7";
      expect(await port.changePassword({ intentId: intent(), current: "Inne-haslo-1", next })).toMatchObject(
        refused("bad-credentials"),
      );
      expect(await port.changePassword({ intentId: intent(), current: "Wiazka-2026", next: "slabe" })).toMatchObject(
        refused("missing-data"),
      );
      expect(await opens("m.brzezinska", "Wiazka-2026")).toBe(true);
      const change = { intentId: intent(), current: "Wiazka-2026", next };
      expect(await port.changePassword(change)).toEqual({ ok: true, value: "changed" });
      expect(await port.changePassword(change)).toEqual({ ok: true, value: "changed" });
      expect([await opens("m.brzezinska", next), await opens("m.brzezinska", "Wiazka-2026")]).toEqual([true, false]);
    });

    it("fails by name when the provider does", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(await port.changeLogin({ intentId: intent(), login: "malgosia.b" })).toEqual(DOWN);
      expect(await port.changePassword({ intentId: intent(), current: "a", next: "b" })).toEqual(DOWN);
    });
  });
}

/** A customer with a phone that logs in by itself and by a finger, and a tablet that logs in by itself. */
export interface MobileDevicesWorld {
  readonly port: MobileDevicesPort;
  breakDown(): Promise<void>;
}

/** What every `MobileDevicesPort` keeps to. `make` gives a new world each time. */
export function mobileDevicesPortContract(name: string, make: () => Promise<MobileDevicesWorld>): void {
  describe(`MobileDevicesPort: ${name}`, () => {
    const two = async (port: MobileDevicesPort) => {
      const list = await port.load();
      const [phone, tablet] = list.ok ? list.value : [];
      if (phone === undefined || tablet === undefined) throw new Error("two devices are expected");
      return { phone, tablet };
    };

    it("(part of SET-03) lists devices by their names, with what they may do", async () => {
      const { phone, tablet } = await two((await make()).port);
      expect(phone).toMatchObject({ rememberMe: true, biometric: true });
      expect(tablet).toMatchObject({ rememberMe: true, biometric: false });
      expect(phone.deviceName).not.toBe("");
    });

    it("(part of SET-03) names a device and takes back what it may; only the device itself turns something on", async () => {
      const { port } = await make();
      const { phone, tablet } = await two(port);
      const edit = { intentId: intent(), device: { ...phone, deviceName: "Telefon do pracy", biometric: false } };
      expect(await port.edit(edit)).toEqual({ ok: true, value: edit.device });
      expect(await port.edit(edit)).toEqual({ ok: true, value: edit.device });
      expect(await port.edit({ intentId: intent(), device: { ...tablet, biometric: true } })).toMatchObject(
        refused("not-possible"),
      );
      expect(await port.edit({ intentId: intent(), device: { ...tablet, deviceName: " " } })).toMatchObject(
        refused("missing-data"),
      );
      expect(await port.edit({ intentId: intent(), device: { ...tablet, deviceId: "none" } })).toMatchObject(
        refused("unknown-device"),
      );
      expect(await two(port)).toEqual({ phone: edit.device, tablet });
    });

    it("(part of SET-03) a device whose automatic login is off asks for the password, whatever it took before", async () => {
      const { port } = await make();
      const { phone } = await two(port);
      expect(await port.disableAutoLogin({ intentId: intent(), deviceId: phone.deviceId })).toEqual({
        ok: true,
        value: { ...phone, rememberMe: false, biometric: false },
      });
      expect((await two(port)).phone).toMatchObject({ rememberMe: false, biometric: false });
      expect(await port.disableAutoLogin({ intentId: intent(), deviceId: "none" })).toMatchObject(
        refused("unknown-device"),
      );
    });

    it("fails by name when the provider does", async () => {
      const { port, breakDown } = await make();
      const { phone } = await two(port);
      await breakDown();
      expect([
        await port.load(),
        await port.edit({ intentId: intent(), device: phone }),
        await port.disableAutoLogin({ intentId: intent(), deviceId: phone.deviceId }),
      ]).toEqual([DOWN, DOWN, DOWN]);
    });
  });
}

/** A login with the accounts 5600321, 5600322 and 6005610, in this order. */
export interface ClientAccountsWorld {
  readonly port: ClientAccountsPort;
  /** The accounts in the order of the next login. */
  order(): Promise<readonly string[]>;
  breakDown(): Promise<void>;
}

/** What every `ClientAccountsPort` keeps to. `make` gives a new world each time. */
export function clientAccountsPortContract(name: string, make: () => Promise<ClientAccountsWorld>): void {
  describe(`ClientAccountsPort: ${name}`, () => {
    it("(part of SET-04) saves the accounts in an order, all of them and no other", async () => {
      const { port, order } = await make();
      const contextIds = ["5600322", "5600321", "6005610"];
      expect(await port.save({ intentId: intent(), contextIds })).toEqual({ ok: true, value: "5600322" });
      expect(await order()).toEqual(contextIds);
      for (const wrong of [["5600321"], ["5600321", "5600322", "4127830"], []])
        expect(await port.save({ intentId: intent(), contextIds: wrong })).toMatchObject(
          wrong.length === 0 ? { ok: false } : refused("unknown-context"),
        );
      expect(await order()).toEqual(contextIds);
    });

    it("fails by name when the provider does", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(await port.save({ intentId: intent(), contextIds: ["5600322", "5600321", "6005610"] })).toEqual(DOWN);
    });
  });
}

/** A customer whose e-invoice task is not done. */
export interface OnboardingFlagsWorld {
  readonly port: OnboardingFlagsPort;
  /** Until when the task of this name is done; `undefined` while it is not. */
  doneUntil(name: string): Promise<string | undefined>;
  breakDown(): Promise<void>;
}

/** What every `OnboardingFlagsPort` keeps to. `make` gives a new world each time. */
export function onboardingFlagsPortContract(name: string, make: () => Promise<OnboardingFlagsWorld>): void {
  describe(`OnboardingFlagsPort: ${name}`, () => {
    it("(part of SET-06) stores a flag with the day until which it counts", async () => {
      const { port, doneUntil } = await make();
      expect(await doneUntil("eInvoiceActivate")).toBeUndefined();
      const flag = { eventName: "eInvoiceActivate", expirationDate: day("2037-09-16") } as const;
      expect(await port.save({ intentId: intent(), ...flag })).toEqual({ ok: true, value: flag });
      expect(await doneUntil("eInvoiceActivate")).toBe("2037-09-16");
    });

    it("fails by name when the provider does", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(await port.save({ intentId: intent(), eventName: "setTheme", expirationDate: day("2037-09-16") })).toEqual(
        DOWN,
      );
    });
  });
}

/** What every `RefreshMarkPort` keeps to. `make` gives two tabs of a browser that keeps nothing yet. */
export function refreshMarkPortContract(name: string, make: () => readonly [RefreshMarkPort, RefreshMarkPort]): void {
  describe(`RefreshMarkPort: ${name}`, () => {
    it("(part of SET-07) keeps the time of one customer and account, for every tab", () => {
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
