import { wallAt } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import { countFailure, forgive, lockOf, locked } from "./attempts.ts";
import { contextsOf, findPerson, renameLogin, saveContextOrder, setPassword } from "./login.repository.ts";
import { LONGEST_NAME, mobileDevices, type MobileDevice } from "./mobile-device.repository.ts";
import { isNewLogin, isNewPassword } from "./new-credentials.ts";
import { openToCustomers } from "./open-to-customers.ts";
import type { Call, Operation } from "./operation.ts";
import { hashPassword, isPassword } from "./password.ts";
import { endOtherSessions, type ServerSession } from "./session.repository.ts";

function changeLogin({ world, request }: Call, { login }: ServerSession): JsonRecord {
  const wanted = request.text("login");
  if (!isNewLogin(wanted)) return { errorCode: "INVALID_LOGIN" };
  const owner = findPerson(world.db, wanted);
  if (owner !== undefined && owner.login !== login) return { errorCode: "LOGIN_USED" };
  renameLogin(world.db, login, wanted);
  return { login: wanted };
}

function changePassword({ world, request }: Call, { login, sessionId }: ServerSession): JsonRecord {
  const lock = lockOf(world, login);
  if (lock !== undefined) return lock;
  if (!isPassword(request.text("currentPassword"), findPerson(world.db, login)?.password)) {
    const until = countFailure(world, login);
    return until === undefined ? { errorCode: "BAD_CREDENTIALS" } : locked(until);
  }
  const next = request.text("newPassword");
  if (!isNewPassword(next)) return { errorCode: "MISSING_DATA" };
  setPassword(world.db, login, hashPassword(next));
  forgive(world, login);
  endOtherSessions(world.db, login, sessionId);
  return { changedAt: wallAt(world.now()) };
}

/** Keeps what a device has become; whoever asks may only take away, since the device itself turns on. */
function saveDevice(
  { world }: Call,
  { login }: ServerSession,
  deviceId: string,
  change: (device: MobileDevice) => MobileDevice,
): JsonRecord {
  const former = mobileDevices(world.db, login).find((device) => device.deviceId === deviceId);
  if (former === undefined) return { errorCode: "UNKNOWN_DEVICE" };
  const next = change(former);
  if (next.deviceName === "" || Array.from(next.deviceName).length > LONGEST_NAME) return { errorCode: "MISSING_DATA" };
  if ((next.rememberMe && !former.rememberMe) || (next.biometric && !former.biometric))
    return { errorCode: "NOT_POSSIBLE" };
  // a way that is switched off takes its key with it: switched on again, it needs a new one
  world.db
    .prepare(`UPDATE mobile_device SET name = ?1, remember_me = ?2, biometric = ?3, automatic_key = iif(?2, automatic_key, NULL), biometric_key = iif(?3, biometric_key, NULL)
    WHERE login = ?4 AND device_id = ?5`)
    .run(next.deviceName, Number(next.rememberMe), Number(next.biometric), login, deviceId);
  return { device: { ...next } };
}

function editDevice(call: Call, session: ServerSession): JsonRecord {
  const { request } = call;
  return saveDevice(call, session, request.text("deviceId"), (device) => ({
    ...device,
    deviceName: request.text("deviceName").trim(),
    rememberMe: request.text("rememberMe") === "true",
    biometric: request.text("biometric") === "true",
  }));
}

function saveAccounts({ world, request }: Call, { login }: ServerSession): JsonRecord {
  const ids = request.list("contexts").map((id) => id.trim());
  const own = contextsOf(world.db, login).map(({ id }) => id);
  const [first] = ids;
  if (first === undefined || ids.length !== own.length || own.some((id) => !ids.includes(id)))
    return { errorCode: "UNKNOWN_CONTEXT" };
  saveContextOrder(world.db, login, ids);
  return { firstContextId: first };
}

export const SETTINGS_OPERATIONS: Readonly<Record<string, Operation>> = {
  changeCustomLogin: {
    session: "required",
    effect: "by-intent",
    handle: openToCustomers(changeLogin),
  },
  changePasswordAuthenticated: {
    session: "required",
    effect: "by-intent",
    handle: openToCustomers(changePassword),
  },
  getAssociatedMobileDevices: {
    session: "required",
    effect: "none",
    handle: ({ world }, { login }) => ({ devices: mobileDevices(world.db, login).map((device) => ({ ...device })) }),
  },
  editAssociatedMobileDevice: {
    session: "required",
    effect: "by-intent",
    handle: openToCustomers(editDevice),
  },
  disableAutoLogin: {
    session: "required",
    effect: "by-intent",
    // a finger or a face logs in by itself, too
    handle: openToCustomers((call, session) =>
      saveDevice(call, session, call.request.text("deviceId"), (device) => ({
        ...device,
        rememberMe: false,
        biometric: false,
      })),
    ),
  },
  saveClientAccounts: {
    session: "required",
    effect: "by-intent",
    handle: openToCustomers(saveAccounts),
  },
};
