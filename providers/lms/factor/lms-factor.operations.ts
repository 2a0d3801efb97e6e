import { dayAt, wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { maskPhone } from "#kit/text/mask-contact.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { findSecondFactor } from "../state/second-factor.repository.ts";
import {
  listTrustedDevices,
  TRUSTED_DEVICES_AT_MOST,
  deleteTrustedDeviceById,
  saveTrustedDevice,
} from "../state/trusted-device.repository.ts";
import { confirmFactorToken, createFactorToken, factorPhones } from "./factor-set-up.ts";

const always = (): Promise<boolean> => Promise.resolve(true);

/** Returns the token of a device. It is the same for a repeated key, whose response sets the same cookie. */
const deviceToken = ({ request }: LmsCall, { sessionId }: PortalSession): string =>
  sha256(`trust ${sessionId} ${request.text("intentId")}`);

async function listDevices({ database, device }: LmsCall, { account }: PortalSession): Promise<JsonRecord> {
  const factor = await findSecondFactor(database, account);
  const devices = factor === undefined ? [] : await listTrustedDevices(database, factor.factorId, device.tokens);
  return {
    factor: factor?.kind ?? "none",
    phone: factor?.kind === "sms" ? maskPhone(factor.phone) : undefined,
    devices: devices.map(({ id, name, isCurrent, trustedAt, serialNumber }) => ({
      id: String(id),
      name,
      isCurrent,
      createdAtDay: dayAt(trustedAt),
      createdAtHour: wallAt(trustedAt).slice(11, 16),
      serialNumber,
    })),
  };
}

async function saveDevice(call: LmsCall, session: PortalSession, queries: LmsQueries): Promise<JsonRecord> {
  const { request, device, now } = call;
  const name = request.text("name").trim();
  if (name === "") return { errorCode: "MISSING_DATA" };
  const factor = await findSecondFactor(queries, session.account);
  if (factor === undefined) return { errorCode: "NOT_POSSIBLE" };
  const devices = await listTrustedDevices(queries, factor.factorId, device.tokens);
  if (devices.length >= TRUSTED_DEVICES_AT_MOST && !devices.some(({ isCurrent }) => isCurrent))
    return { errorCode: "LIMIT_DEVICES" };
  const trusted = { token: deviceToken(call, session), name, formerTokens: device.tokens };
  const id = await saveTrustedDevice(queries, factor.factorId, trusted, now);
  return { id: String(id) };
}

async function deleteDevices(
  { request }: LmsCall,
  { account }: PortalSession,
  queries: LmsQueries,
): Promise<JsonRecord> {
  const factor = await findSecondFactor(queries, account);
  let removed = 0;
  for (const id of request.list("devices"))
    if (factor !== undefined && /^\d{1,9}$/.test(id))
      removed += Number(await deleteTrustedDeviceById(queries, factor.factorId, Number(id)));
  return { removed };
}

export const LMS_FACTOR_OPERATIONS = {
  get2FADevices: { session: "required", handle: listDevices },
  get2FAPhones: {
    session: "required",
    handle: async (call, { account }) => ({
      phones: (await factorPhones(call.database, call, account)).map((phone, index) => ({
        phoneId: String(index + 1),
        phone: maskPhone(phone),
      })),
    }),
  },
  create2FAToken: { session: "write", needsIdentity: always, handle: createFactorToken },
  confirm2FAToken: { session: "write", needsIdentity: always, handle: confirmFactorToken },
  save2FADevice: {
    session: "write",
    needsIdentity: always,
    handle: saveDevice,
    afterAnswer: (call, session, answer) => {
      if (answer["id"] !== undefined) call.device.rememberTokens([deviceToken(call, session), ...call.device.tokens]);
    },
  },
  delete2FADevices: { session: "write", handle: deleteDevices },
} as const satisfies Readonly<Record<string, LmsOperation>>;
