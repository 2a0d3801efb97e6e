import type { ParameterType, WifiParameter } from "./wifi.ts";

/** Reason why a parameter rejects a value. `count`: actual length with prefix; `limit`: allowed one. */
export type ParameterViolation =
  | {
      readonly kind:
        | "notEditable"
        | "required"
        | "unseenCharacters"
        | "wrongCharacters"
        | "outerSpaces"
        | "notAccepted"
        | "notWhole"
        | "outOfRange";
    }
  | { readonly kind: "tooShort"; readonly count: number; readonly limit: number }
  /** `bytes`: letters outside ASCII take more than one. */
  | { readonly kind: "tooLong"; readonly unit: "characters" | "bytes"; readonly count: number; readonly limit: number };

/** Longest network name, bytes of UTF-8 (IEEE 802.11). */
export const MAX_NETWORK_NAME_BYTES = 32;
/** Limits of a network password, characters (IEEE 802.11, WPA). */
export const MIN_NETWORK_PASSWORD_LENGTH = 8;
export const MAX_NETWORK_PASSWORD_LENGTH = 63;
/** Longest other text, characters. */
export const MAX_PARAMETER_TEXT_LENGTH = 64;

const PRINTABLE_ASCII = /^[ -~]*$/;
/** Raw key instead of a password. */
const HEX_KEY = /^[0-9A-Fa-f]{64}$/;
const WHOLE = /^(?:0|-?[1-9]\d{0,8})$/;
const RANGE = /^(-?\d+)\s*-\s*(-?\d+)$/;
/** Control characters and non-characters: routers reject them and XML cannot carry them. */
const UNSENDABLE_CHARACTER = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** Returns the length of a text in UTF-8, bytes. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

/**
 * Returns true if the customer may change a parameter: the server allows it and its allowed values are known (DEV-01).
 */
export function isEditable({ editable, type, acceptableValues }: WifiParameter): boolean {
  if (!editable) return false;
  switch (type) {
    case "SSID":
    case "PASSWORD":
    case "NUMBER":
    case "FLAG":
    case "HIDDEN":
    case "TEXT":
      return true;
    case "SECURITY":
    case "CHANNEL":
    case "CHOICE":
      return acceptableValues.length > 0;
  }
}

/** A record, so that a type missing here does not compile. */
const STORED_IN_DRAFTS: Readonly<Record<ParameterType, boolean>> = {
  SSID: true,
  SECURITY: true,
  CHANNEL: true,
  CHOICE: true,
  NUMBER: true,
  FLAG: true,
  HIDDEN: true,
  PASSWORD: false,
  TEXT: false,
};

/**
 * Returns true if a typed value may be stored in a draft. Passwords, and texts that may be one, stay in memory only
 * (SESS-06).
 */
export function isStoredInDrafts({ type }: Pick<WifiParameter, "type">): boolean {
  return STORED_IN_DRAFTS[type];
}

/** Returns the first reason why `parameter` rejects `value`; `undefined` when it accepts it (DEV-01). */
export function validateParameter(parameter: WifiParameter, value: string): ParameterViolation | undefined {
  if (!isEditable(parameter)) return { kind: "notEditable" };
  if (value === "") return { kind: "required" };
  if (UNSENDABLE_CHARACTER.test(value)) return { kind: "unseenCharacters" };
  switch (parameter.type) {
    case "SSID":
      return validateNetworkName(parameter.prefix, value);
    case "PASSWORD":
      return validatePassword(parameter.prefix + value);
    case "NUMBER":
      return validateNumber(value, parameter.acceptableValues);
    case "FLAG":
    case "HIDDEN":
      return value === "true" || value === "false" ? undefined : { kind: "notAccepted" };
    case "TEXT":
      return parameter.acceptableValues.length > 0
        ? validateChoice(value, parameter.acceptableValues)
        : validateText(parameter.prefix + value);
    case "SECURITY":
    case "CHANNEL":
    case "CHOICE":
      return validateChoice(value, parameter.acceptableValues);
  }
}

/** Spaces around a name or password are invisible when it is typed on another device. */
function hasOuterSpaces(text: string): boolean {
  return text.trim() !== text;
}

function validateNetworkName(prefix: string, value: string): ParameterViolation | undefined {
  const count = utf8Length(prefix + value);
  if (value.trim() === "") return { kind: "required" };
  if (hasOuterSpaces(prefix + value)) return { kind: "outerSpaces" };
  return count > MAX_NETWORK_NAME_BYTES
    ? { kind: "tooLong", unit: "bytes", count, limit: MAX_NETWORK_NAME_BYTES }
    : undefined;
}

function validatePassword(whole: string): ParameterViolation | undefined {
  if (HEX_KEY.test(whole)) return undefined;
  if (!PRINTABLE_ASCII.test(whole)) return { kind: "wrongCharacters" };
  const count = whole.length;
  if (count < MIN_NETWORK_PASSWORD_LENGTH) return { kind: "tooShort", count, limit: MIN_NETWORK_PASSWORD_LENGTH };
  if (count > MAX_NETWORK_PASSWORD_LENGTH)
    return { kind: "tooLong", unit: "characters", count, limit: MAX_NETWORK_PASSWORD_LENGTH };
  return hasOuterSpaces(whole) ? { kind: "outerSpaces" } : undefined;
}

function validateNumber(value: string, accepted: readonly string[]): ParameterViolation | undefined {
  if (!WHOLE.test(value)) return { kind: "notWhole" };
  const number = Number(value);
  const isIn = (one: string): boolean => {
    const [, from, to] = RANGE.exec(one) ?? [];
    return from === undefined || to === undefined
      ? one.trim() === value
      : Number(from) <= number && number <= Number(to);
  };
  return accepted.length === 0 || accepted.some(isIn) ? undefined : { kind: "outOfRange" };
}

function validateText(whole: string): ParameterViolation | undefined {
  const count = Array.from(whole).length;
  return count > MAX_PARAMETER_TEXT_LENGTH
    ? { kind: "tooLong", unit: "characters", count, limit: MAX_PARAMETER_TEXT_LENGTH }
    : undefined;
}

function validateChoice(value: string, accepted: readonly string[]): ParameterViolation | undefined {
  return accepted.includes(value) ? undefined : { kind: "notAccepted" };
}
