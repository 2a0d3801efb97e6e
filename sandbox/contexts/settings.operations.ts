import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { countFailure, findLock, lockedAnswer, lockKeyOf, resetFailures } from "./login-lock.ts";
import { parseSandboxLanguage } from "../language/sandbox-language.ts";
import { contextsOf, findPerson, renameLogin, saveContextOrder, setLanguage, setPassword } from "./login.repository.ts";
import {
  MAX_NAME_LENGTH,
  deleteMobileDevice,
  findMobileDevices,
  type MobileDeviceRow,
} from "./mobile-device.repository.ts";
import { isValidLogin, passwordRefusalOf } from "./new-credentials.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { hashPassword, matchesPassword } from "./password.ts";
import { endOtherAccess } from "./end-other-access.ts";
import { secondFactorOf } from "./second-factor.repository.ts";
import { confirmSession, setChatLanguage, type ServerSession } from "./session.repository.ts";

function changeLogin({ tenant, request }: OperationCall, { login }: ServerSession): JsonRecord {
  const wanted = request.text("login");
  if (!isValidLogin(wanted)) return { errorCode: "INVALID_LOGIN" };
  const owner = findPerson(tenant.db, wanted);
  if (owner !== undefined && owner.login !== login) return { errorCode: "LOGIN_USED" };
  renameLogin(tenant.db, login, wanted);
  return { login: wanted };
}

function changePassword(call: OperationCall, { login, account, sessionId }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const key = lockKeyOf(call, login);
  const lock = findLock(tenant, key);
  if (lock !== undefined) return lock;
  if (!matchesPassword(request.text("currentPassword"), findPerson(tenant.db, login)?.password)) {
    const until = countFailure(tenant, key);
    return until === undefined ? { errorCode: "BAD_CREDENTIALS" } : lockedAnswer(until);
  }
  const next = request.text("newPassword");
  const refusal = passwordRefusalOf(tenant, next, { login, account });
  if (refusal !== undefined) return refusal;
  setPassword(tenant.db, login, hashPassword(next));
  resetFailures(tenant, key);
  endOtherAccess(tenant, login, sessionId);
  // The current password is all that this login is asked for. Another one has just confirmed its identity.
  if (secondFactorOf(tenant.db, login) === undefined) confirmSession(tenant.db, sessionId, tenant.now());
  return { changedAt: wallAt(tenant.now()) };
}

/** Stores a change of a device. Requests may only switch permissions off; the device itself switches them on. */
function saveDevice(
  { tenant }: OperationCall,
  { login }: ServerSession,
  deviceId: string,
  change: (device: MobileDeviceRow) => MobileDeviceRow,
): JsonRecord {
  const former = findMobileDevices(tenant.db, login).find((device) => device.deviceId === deviceId);
  if (former === undefined) return { errorCode: "UNKNOWN_DEVICE" };
  const next = change(former);
  if (next.deviceName === "" || Array.from(next.deviceName).length > MAX_NAME_LENGTH)
    return { errorCode: "MISSING_DATA" };
  if ((next.rememberMe && !former.rememberMe) || (next.biometric && !former.biometric))
    return { errorCode: "NOT_POSSIBLE" };
  // Switching a kind of login off deletes its key; switching it on again needs a new key.
  tenant.db
    .prepare(`UPDATE mobile_device SET name = ?1, remember_me = ?2, biometric = ?3,
    automatic_key = iif(?2, automatic_key, NULL), biometric_key = iif(?3, biometric_key, NULL)
    WHERE login = ?4 AND device_id = ?5`)
    .run(next.deviceName, Number(next.rememberMe), Number(next.biometric), login, deviceId);
  return { device: { ...next } };
}

function editDevice(call: OperationCall, session: ServerSession): JsonRecord {
  const { request } = call;
  return saveDevice(call, session, request.text("deviceId"), (device) => ({
    ...device,
    deviceName: request.text("deviceName").trim(),
    rememberMe: request.text("rememberMe") === "true",
    biometric: request.text("biometric") === "true",
  }));
}

function saveAccounts({ tenant, request }: OperationCall, { login }: ServerSession): JsonRecord {
  const ids = request.list("contexts").map((id) => id.trim());
  const own = contextsOf(tenant.db, login).map(({ id }) => id);
  const [first] = ids;
  if (first === undefined || ids.length !== own.length || own.some((id) => !ids.includes(id)))
    return { errorCode: "UNKNOWN_CONTEXT" };
  saveContextOrder(tenant.db, login, ids);
  return { firstContextId: first };
}

function storeLanguage({ tenant, request }: OperationCall, { login, sessionId }: ServerSession): JsonRecord {
  const language = parseSandboxLanguage(request.text("language"));
  if (language === undefined) return { errorCode: "UNKNOWN_LANGUAGE" };
  setLanguage(tenant.db, login, language);
  setChatLanguage(tenant.db, sessionId, language);
  return { language };
}

export const SETTINGS_OPERATIONS: Readonly<Record<string, Operation>> = {
  changeCustomLogin: {
    session: "required",
    effect: "by-intent",
    confirm: "identity",
    handle: changeLogin,
  },
  changePasswordAuthenticated: {
    session: "required",
    effect: "by-intent",
    // The current password confirms the identity of a login that needs nothing else.
    confirm: ({ tenant }, { login }) => secondFactorOf(tenant.db, login) !== undefined,
    handle: changePassword,
  },
  getAssociatedMobileDevices: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { login }) => ({
      devices: findMobileDevices(tenant.db, login).map((device) => ({ ...device })),
    }),
  },
  editAssociatedMobileDevice: {
    session: "required",
    effect: "by-intent",
    handle: editDevice,
  },
  disableAutoLogin: {
    session: "required",
    effect: "by-intent",
    // Biometric login is automatic, too.
    handle: (call, session) =>
      saveDevice(call, session, call.request.text("deviceId"), (device) => ({
        ...device,
        rememberMe: false,
        biometric: false,
      })),
  },
  deleteAssociatedMobileDevice: {
    session: "required",
    effect: "by-intent",
    handle: ({ tenant, request }, { login }) => ({
      removed: Number(deleteMobileDevice(tenant.db, login, request.text("deviceId"))),
    }),
  },
  saveClientAccounts: {
    session: "required",
    effect: "by-intent",
    handle: saveAccounts,
  },
  saveLanguage: { session: "required", effect: "by-intent", handle: storeLanguage },
};
