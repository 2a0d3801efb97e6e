import {
  CONFIRM_STATUSES,
  type CodePhone,
  type CreatedToken,
  type FactorKind,
  type SecondFactor,
  type SetupToken,
  type TrustedDevice,
} from "#domain/settings/index.ts";
import { parseWireDay } from "#domain/shared-kernel/index.ts";
import { toRefusalCode } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";

const KINDS: readonly FactorKind[] = ["none", "sms", "app"];
const HOUR = /^\d{2}:\d{2}$/u;

/** Decodes a device; `undefined` only without an id: the customer could not remove a device that is left out. */
function decodeDevice(item: Fields): TrustedDevice | undefined {
  const id = item.optionalText("id");
  if (id === undefined) return undefined;
  return {
    id,
    createdAtDay: item.parsed("createdAtDay", parseWireDay),
    createdAtHour: item.parsed("createdAtHour", (text) => (HOUR.test(text) ? text : undefined)),
    name: item.optionalText("name") ?? "",
    isCurrent: item.flag("isCurrent"),
    serialNumber: item.optionalText("serialNumber") ?? "",
  };
}

/**
 * Decodes the current factor and the trusted devices; `undefined` for an unknown factor, because the portal must not
 * switch it off.
 */
export function decodeSecondFactor(data: Fields): SecondFactor | undefined {
  const kind = data.parsed("factor", (text) => KINDS.find((known) => known === text));
  const devices = data.list("devices", decodeDevice);
  if (kind === undefined || devices === undefined) return undefined;
  return { kind, phone: data.optionalText("phone"), devices, recoveryCodesLeft: data.whole("recoveryCodesLeft") };
}

export function decodeCodePhone(item: Fields): CodePhone | undefined {
  const phoneId = item.optionalText("phoneId");
  const phone = item.optionalText("phone");
  return phoneId === undefined || phone === undefined ? undefined : { phoneId, phone };
}

function decodeToken(data: Fields): SetupToken | undefined {
  const tokenId = data.optionalText("tokenId");
  if (tokenId === undefined) return undefined;
  const [secret, uri, phone, againAt] = [
    data.optionalText("secret"),
    data.optionalText("uri"),
    data.optionalText("phone"),
    data.instant("codeAgainAt"),
  ];
  return {
    tokenId,
    // The URI is shown only as a QR code for an authenticator app; any other scheme could lead to a web page.
    key: secret === undefined || uri?.startsWith("otpauth://") !== true ? undefined : { secret, uri },
    sent: phone === undefined || againAt === undefined ? undefined : { phone, againAt },
  };
}

/** Decodes the response of `create2FAToken`: `limit-2fa` without a token, `ok` only with one. */
export function decodeCreatedToken(data: Fields): CreatedToken | undefined {
  const status = decodeTwoFactorStatus(data);
  if (status === "limit-2fa") return { status };
  const token = status === "ok" ? decodeToken(data) : undefined;
  return token === undefined ? undefined : { status: "ok", token };
}

export function decodeTwoFactorStatus(data: Fields) {
  return data.parsed("status2FA", (text) => CONFIRM_STATUSES.find((known) => known === toRefusalCode(text)));
}
