import {
  settingsRefusal,
  MAX_TRUSTED_DEVICES,
  trustDenialReason,
  type ClientAccountsPort,
  type ConfirmStatus,
  type CreatedToken,
  type FactorChange,
  type LoginChange,
  type MobileDevice,
  type MobileDevicesPort,
  type PasswordChange,
  type PermissionsRefreshPort,
  type RecoveryCodesPort,
  type SecondFactor,
  type SecondFactorPort,
  type SettingsRefusal,
  type SignInPort,
  type TrustedDevice,
} from "#domain/settings/index.ts";
import {
  fail,
  succeed,
  warsawDateAt,
  type Instant,
  type Result,
  type TransportFailure,
} from "#domain/shared-kernel/index.ts";
import { loginName, password } from "#domain/validation/index.ts";
import type { PasskeysPort } from "#domain/passkeys/index.ts";
import { fakePasskeys, type FakePasskeys } from "./fake-passkeys.ts";
import { START } from "./movable-clock.ts";
import { fakeActiveSessions, type FakeActiveSessions } from "./fake-active-sessions.ts";
import { fakeActivityLog, type FakeActivityLog } from "./fake-activity-log.ts";
import { Script } from "./script.ts";

type Method =
  | "changeLogin"
  | "changePassword"
  | "load"
  | "phones"
  | "create"
  | "confirm"
  | "trust"
  | "distrust"
  | "devices"
  | "edit"
  | "disable"
  | "remove"
  | "save"
  | "recoveryCodes";

/** Code of every authenticator and every SMS of the fake. */
export const FAKE_CODE = "123456";
const WRONG_CODES = 5;

/** Initial state of the fake. */
export interface FakeSettingsStart {
  readonly login?: string;
  readonly password?: string;
  /** Logins of other customers. */
  readonly taken?: readonly string[];
  readonly factor?: SecondFactor;
  readonly phones?: readonly string[];
  readonly mobile?: readonly MobileDevice[];
  readonly accounts?: readonly string[];
}

export interface FakeSettings {
  readonly script: Script<Method>;
  readonly ports: {
    readonly signIn: SignInPort;
    readonly factor: SecondFactorPort;
    readonly devices: MobileDevicesPort;
    readonly sessions: FakeActiveSessions;
    readonly accounts: ClientAccountsPort;
    readonly passkeys: PasskeysPort;
    readonly recoveryCodes: RecoveryCodesPort;
    readonly activityLog: FakeActivityLog;
  };
  readonly passkeys: FakePasskeys;
  readonly login: () => string;
  readonly password: () => string;
  readonly factor: () => SecondFactor;
  readonly order: () => readonly string[];
  /** Creates the port of another device of the same customer. */
  otherDevice(id: string): SecondFactorPort;
  /** Expires the pending token and ends the lock. */
  expire(): void;
}

interface Token {
  readonly tokenId: string;
  readonly change: FactorChange;
}

/** Settings of one login in memory. */
export function fakeSettings(start: FakeSettingsStart = {}): FakeSettings {
  const script: FakeSettings["script"] = new Script();
  let login = start.login ?? "m.brzezinska";
  let secret = start.password ?? "Wiazka-2026";
  let factor: SecondFactor = start.factor ?? { kind: "none", phone: undefined, devices: [] };
  let mobile = start.mobile ?? [];
  let order = start.accounts ?? [];
  let token: Token | undefined;
  let made = 0;
  let wrong = 0;
  let locked = false;
  let madeCodes = 0;
  const passkeys = fakePasskeys();
  const phones = (start.phones ?? ["••• ••• 567"]).map((phone, index) => ({ phoneId: String(index + 1), phone }));

  /** Applies a write once per idempotency key, repeats its result, and rejects other content with that key. */
  const once = <Input extends { readonly idempotencyKey: string }, Value, Refusal>(
    method: Method,
    perform: (input: Input) => Result<Value, Refusal>,
  ) => {
    const answers = new Map<string, { readonly content: string; readonly answer: Result<Value, Refusal> }>();
    return (input: Input) =>
      script.answer(method, (): Result<Value, Refusal | TransportFailure> => {
        const content = JSON.stringify(input);
        const former = answers.get(input.idempotencyKey);
        if (former !== undefined && former.content !== content) return fail({ kind: "http", status: 400 });
        const answer = former?.answer ?? perform(input);
        answers.set(input.idempotencyKey, { content, answer });
        return answer;
      });
  };
  const refuse = <Code extends string>(code: Code): Result<never, SettingsRefusal<Code>> =>
    fail(settingsRefusal([code], code));

  const create = (change: FactorChange): Result<CreatedToken, SettingsRefusal<"not-possible" | "sms-time-limit">> => {
    if (locked) return succeed({ status: "limit-2fa" });
    if ((change.kind === "none") !== (factor.kind !== "none")) return refuse("not-possible");
    if (change.kind === "sms" && !phones.some(({ phoneId }) => phoneId === change.phoneId))
      return refuse("not-possible");
    made += 1;
    token = { tokenId: `t-${made}`, change };
    const phone = change.kind === "sms" ? phones.find(({ phoneId }) => phoneId === change.phoneId)?.phone : undefined;
    return succeed({
      status: "ok",
      token: {
        tokenId: token.tokenId,
        sent: phone === undefined ? undefined : { phone, againAt: START + 60_000 },
        key:
          change.kind === "app"
            ? { secret: "KJ2W4ZLTNFXGO5DP", uri: "otpauth://totp/x?secret=KJ2W4ZLTNFXGO5DP" }
            : undefined,
      },
    });
  };

  const confirm = (tokenId: string, code: string): ConfirmStatus => {
    if (locked) return "limit-2fa";
    if (token?.tokenId !== tokenId) return "expired";
    if (code !== FAKE_CODE) {
      wrong += 1;
      if (wrong < WRONG_CODES) return "wrong-code";
      locked = true;
      token = undefined;
      return "limit-2fa";
    }
    const { change } = token;
    const phone = change.kind === "sms" ? phones.find(({ phoneId }) => phoneId === change.phoneId)?.phone : undefined;
    factor = { kind: change.kind, phone, devices: change.kind === "none" ? [] : factor.devices };
    token = undefined;
    wrong = 0;
    return "ok";
  };

  const factorOn = (device: string): SecondFactorPort => {
    const seen = (): SecondFactor => ({
      ...factor,
      devices: factor.devices.map((one) => ({ ...one, isCurrent: one.id === device })),
    });
    return {
      load: () => script.answer("load", () => succeed(seen())),
      phones: () => script.answer("phones", () => succeed(phones)),
      create: once("create", (input: { readonly idempotencyKey: string; readonly change: FactorChange }) =>
        create(input.change),
      ),
      confirm: once(
        "confirm",
        ({
          tokenId,
          code,
        }: {
          readonly idempotencyKey: string;
          readonly tokenId: string;
          readonly code: string;
        }): Result<ConfirmStatus, never> => succeed(confirm(tokenId, code)),
      ),
      trust: once(
        "trust",
        (input: {
          readonly idempotencyKey: string;
          readonly name: string;
        }): Result<"trusted", SettingsRefusal<"limit-devices" | "not-possible" | "missing-data">> => {
          if (input.name.trim() === "") return refuse("missing-data");
          const why = trustDenialReason(seen());
          if (why === "no-factor") return refuse("not-possible");
          if (why === "limit" || factor.devices.length > MAX_TRUSTED_DEVICES) return refuse("limit-devices");
          const added: TrustedDevice = {
            id: device,
            name: input.name,
            isCurrent: true,
            createdAtDay: warsawDateAt(START),
            createdAtHour: "10:00",
            serialNumber: `ZU-${device}`,
          };
          factor = { ...factor, devices: [added, ...factor.devices.filter(({ id }) => id !== device)] };
          return succeed("trusted");
        },
      ),
      distrust: once(
        "distrust",
        (input: { readonly idempotencyKey: string; readonly ids: readonly string[] }): Result<"removed", never> => {
          factor = { ...factor, devices: factor.devices.filter(({ id }) => !input.ids.includes(id)) };
          return succeed("removed");
        },
      ),
    };
  };

  const changeDevice = (
    deviceId: string,
    change: (device: MobileDevice) => MobileDevice,
  ): Result<MobileDevice, SettingsRefusal<"unknown-device" | "missing-data" | "not-possible">> => {
    const former = mobile.find((device) => device.deviceId === deviceId);
    if (former === undefined) return refuse("unknown-device");
    const next = change(former);
    if (next.deviceName.trim() === "") return refuse("missing-data");
    if ((next.rememberMe && !former.rememberMe) || (next.biometric && !former.biometric)) return refuse("not-possible");
    mobile = mobile.map((device) => (device === former ? next : device));
    return succeed(next);
  };

  return {
    script,
    login: () => login,
    password: () => secret,
    factor: () => factor,
    order: () => order,
    otherDevice: factorOn,
    expire() {
      token = undefined;
      locked = false;
      wrong = 0;
    },
    ports: {
      activityLog: fakeActivityLog(),
      signIn: {
        changeLogin: once(
          "changeLogin",
          (input: LoginChange): Result<string, SettingsRefusal<"login-used" | "invalid-login">> => {
            if (loginName(input.login) !== "valid") return refuse("invalid-login");
            if (start.taken?.includes(input.login) === true) return refuse("login-used");
            login = input.login;
            return succeed(login);
          },
        ),
        changePassword: once(
          "changePassword",
          (
            input: PasswordChange,
          ): Result<"changed", SettingsRefusal<"bad-credentials" | "locked" | "missing-data">> => {
            if (input.current !== secret) return refuse("bad-credentials");
            if (password(input.next) !== "valid") return refuse("missing-data");
            secret = input.next;
            return succeed("changed");
          },
        ),
      },
      factor: factorOn("this"),
      devices: {
        load: () => script.answer("devices", () => succeed(mobile)),
        edit: once("edit", ({ device }: { readonly idempotencyKey: string; readonly device: MobileDevice }) =>
          changeDevice(device.deviceId, () => device),
        ),
        disableAutoLogin: once(
          "disable",
          ({ deviceId }: { readonly idempotencyKey: string; readonly deviceId: string }) =>
            changeDevice(deviceId, (device) => ({ ...device, rememberMe: false, biometric: false })),
        ),
        remove: once(
          "remove",
          ({ deviceId }: { readonly idempotencyKey: string; readonly deviceId: string }): Result<"removed", never> => {
            mobile = mobile.filter((device) => device.deviceId !== deviceId);
            return succeed("removed");
          },
        ),
      },
      sessions: fakeActiveSessions(),
      accounts: {
        save: once(
          "save",
          (input: {
            readonly idempotencyKey: string;
            readonly contextIds: readonly string[];
          }): Result<string, SettingsRefusal<"unknown-context">> => {
            const [first] = input.contextIds;
            if (
              first === undefined ||
              input.contextIds.length !== order.length ||
              order.some((id) => !input.contextIds.includes(id))
            )
              return refuse("unknown-context");
            order = input.contextIds;
            return succeed(first);
          },
        ),
      },
      passkeys: passkeys.passkeys,
      recoveryCodes: {
        create: () =>
          script.answer("recoveryCodes", (): Result<readonly string[], SettingsRefusal<"not-possible">> => {
            if (factor.kind === "none") return refuse("not-possible");
            madeCodes += 1;
            factor = { ...factor, recoveryCodesLeft: 10 };
            return succeed(Array.from({ length: 10 }, (_, index) => `7K2MWQ9X${madeCodes + 1}${"BCDEFGHJKM"[index]}`));
          }),
      },
    },
    passkeys,
  };
}

/** Time of the last refresh of permissions in one browser, in memory. */
export function fakePermissionsRefresh(): PermissionsRefreshPort {
  let stored: { readonly owner: string; readonly at: Instant } | undefined;
  return {
    read: (owner) => (stored?.owner === owner ? stored.at : undefined),
    write(owner, at) {
      stored = { owner, at };
    },
  };
}
