import {
  type AssociatedDevice,
  type DeviceLoginPort,
  type DeviceRefusal,
  type DeviceRegistrationPort,
  type KeyUse,
} from "#domain/device/index.ts";
import type { LoginRefusal } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fail, succeed, type Result } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

type Order = Parameters<DeviceRegistrationPort["associate"]>[0];
type Associated = Result<AssociatedDevice, DeviceRefusal>;

/** Provider with the devices of one customer; `isRight` verifies signatures. */
export interface FakeDeviceAccess {
  readonly script: Script<"associate" | "requestKeyChallenge" | "challenge" | "openSession">;
  readonly registration: DeviceRegistrationPort;
  readonly login: DeviceLoginPort;
  /** Accepted registrations, newest last. */
  readonly orders: readonly Order[];
  /** Turns this use of the device off in the settings. */
  switchOff(deviceId: string, use: KeyUse): void;
}

export function fakeDeviceAccess({
  session,
  isRight,
  isProof = () => true,
}: {
  readonly session: UserSession;
  readonly isRight: (
    publicKey: string,
    signed: { readonly deviceId: string; readonly use: KeyUse; readonly challenge: string },
    signature: string,
  ) => boolean;
  /** Verifies the signature of a new key; accepts every one by default. */
  readonly isProof?: (
    publicKey: string,
    signed: { readonly deviceId: string; readonly use: KeyUse; readonly challenge: string },
    signature: string,
  ) => boolean;
}): FakeDeviceAccess {
  const script: FakeDeviceAccess["script"] = new Script();
  const orders: Order[] = [];
  const answers = new Map<string, Associated>();
  const keys = new Map<string, string>();
  /** Challenges of new keys that were not used yet. */
  const challenges = new Map<string, { readonly at: string; readonly challenge: string }>();
  const open = new Map<string, { readonly deviceId: string; readonly use: KeyUse; readonly challenge: string }>();
  const at = (deviceId: string, use: KeyUse): string => `${use} ${deviceId}`;
  let made = 0;
  const associate = (order: Order): Associated => {
    if (order.device.deviceId === "" || order.device.name === "") return fail({ kind: "device-refused" });
    if (order.key !== undefined) {
      const { publicKey, use, challengeId, signature } = order.key;
      const { deviceId } = order.device;
      const challenge = challenges.get(challengeId);
      challenges.delete(challengeId);
      const isProven =
        challenge?.at === at(deviceId, use) &&
        isProof(publicKey, { deviceId, use, challenge: challenge.challenge }, signature);
      if (!isProven || !/^[A-Za-z0-9+/]{24,}={0,2}$/.test(publicKey)) return fail({ kind: "device-refused" });
    }
    orders.push(order);
    if (order.key !== undefined) keys.set(at(order.device.deviceId, order.key.use), order.key.publicKey);
    const has = (use: KeyUse): boolean => keys.has(at(order.device.deviceId, use));
    return succeed({ rememberMe: has("automatic"), biometric: has("biometric") });
  };
  const refusalResult = (code: "not-possible" | "bad-credentials"): Result<never, LoginRefusal> =>
    fail({ kind: "login-refused", code });
  return {
    script,
    orders,
    switchOff: (deviceId, use) => void keys.delete(at(deviceId, use)),
    registration: {
      requestKeyChallenge: ({ device, use }) =>
        script.answer("requestKeyChallenge", () => {
          if (device.deviceId === "" || device.name === "") return fail<DeviceRefusal>({ kind: "device-refused" });
          const challengeId = `key-challenge-${(made += 1)}`;
          const challenge = `prove-this-${made}`;
          challenges.set(challengeId, { at: at(device.deviceId, use), challenge });
          return succeed({ challengeId, challenge, formerKeyNeeded: false });
        }),
      associate: (order) =>
        script.answer("associate", () => {
          const answer = answers.get(order.idempotencyKey) ?? associate(order);
          answers.set(order.idempotencyKey, answer);
          return answer;
        }),
    },
    login: {
      challenge: (deviceId, use) =>
        script.answer("challenge", () => {
          if (!keys.has(at(deviceId, use))) return refusalResult("not-possible");
          const challengeId = `challenge-${(made += 1)}`;
          const challenge = `sign-this-${made}`;
          open.clear();
          open.set(challengeId, { deviceId, use, challenge });
          return succeed({ challengeId, challenge });
        }),
      openSession: ({ challengeId, signature }) =>
        script.answer("openSession", () => {
          const issued = open.get(challengeId);
          open.delete(challengeId);
          if (issued === undefined) return fail<LoginRefusal>({ kind: "challenge-over" });
          const key = keys.get(at(issued.deviceId, issued.use));
          if (key === undefined) return refusalResult("not-possible");
          return isRight(key, issued, signature) ? succeed(session) : refusalResult("bad-credentials");
        }),
    },
  };
}
