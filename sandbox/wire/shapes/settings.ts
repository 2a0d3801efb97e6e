import { list, record, type Fields } from "../shape.ts";

const MOBILE_DEVICE = record({ deviceId: "text", deviceName: "text", rememberMe: "flag", biometric: "flag" });

export const CUSTOM_LOGIN: Fields = { login: "text" };
export const PASSWORD_CHANGE: Fields = { lockedUntil: "moment", changedAt: "moment" };
export const DEVICES_2FA: Fields = {
  factor: "text",
  phone: "text",
  devices: list(
    record({
      id: "text",
      name: "text",
      isCurrent: "flag",
      createdAtDay: "day",
      createdAtHour: "text",
      serialNumber: "text",
    }),
  ),
};
export const PHONES_2FA: Fields = { phones: list(record({ phoneId: "text", phone: "text" })) };
export const TOKEN_2FA: Fields = {
  status2FA: "text",
  tokenId: "text",
  secret: "text",
  uri: "text",
  phone: "text",
  codeValidUntil: "moment",
  codeAgainAt: "moment",
};
export const CONFIRMED_2FA: Fields = { status2FA: "text" };
export const SAVED_DEVICE_2FA: Fields = { id: "text" };
export const DELETED_2FA: Fields = { removed: "number" };
export const MOBILE_DEVICES: Fields = { devices: list(MOBILE_DEVICE) };
export const MOBILE_DEVICE_RESULT: Fields = { device: MOBILE_DEVICE };
export const CLIENT_ACCOUNTS: Fields = { firstContextId: "text" };
export const ONBOARDING_SAVED: Fields = { eventName: "text", expirationDate: "day" };
