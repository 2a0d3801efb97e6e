import type { ParameterType, WifiParameter } from "./wifi.ts";

/** Why a parameter cannot have a value. Counts are what is there, its prefix included, limits what may be. */
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
  /** `bytes`: letters beyond English take more than one of them. */
  | { readonly kind: "tooLong"; readonly unit: "characters" | "bytes"; readonly count: number; readonly limit: number };

/** A name of a network, in bytes of UTF-8 (IEEE 802.11). */
export const MAX_NETWORK_NAME_BYTES = 32;
/** A password of a network, in characters (IEEE 802.11, WPA). */
export const MIN_NETWORK_PASSWORD_LENGTH = 8;
export const MAX_NETWORK_PASSWORD_LENGTH = 63;
/** Any other text, in characters. */
export const MAX_PARAMETER_TEXT_LENGTH = 64;

const PRINTABLE_ASCII = /^[ -~]*$/;
/** A key that is given as such, not made from a password. */
const HEX_KEY = /^[0-9A-Fa-f]{64}$/;
const WHOLE = /^(?:0|-?[1-9]\d{0,8})$/;
const RANGE = /^(-?\d+)\s*-\s*(-?\d+)$/;
/** Control characters, and what is no character at all: no router takes them, nor can they be sent. */
const UNSENDABLE_CHARACTER = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** How many bytes a text has in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

/** Whether the customer may set it at all: the provider allows it, and the portal knows what it may hold (DEV-01). */
export function isEditable({ editable, type, acceptableValues }: WifiParameter): boolean {
  if (!editable) return false;
  switch (type) {
    case "SSID":
    case "PASSWORD":
    case "NUMBER":
    case "FLAG":
    case "TEXT":
      return true;
    case "SECURITY":
    case "CHANNEL":
    case "CHOICE":
    case "OTHER":
      return acceptableValues.length > 0;
  }
}

/** A record, so that a type that is added and forgotten here does not compile. */
const STORED_IN_DRAFTS: Readonly<Record<ParameterType, boolean>> = {
  SSID: true,
  SECURITY: true,
  CHANNEL: true,
  CHOICE: true,
  NUMBER: true,
  FLAG: true,
  PASSWORD: false,
  TEXT: false,
  OTHER: false,
};

/**
 * Whether what is typed for it may wait in a draft: a password, and what may be one, stays in memory alone (SESS-06).
 */
export function isStoredInDrafts({ type }: Pick<WifiParameter, "type">): boolean {
  return STORED_IN_DRAFTS[type];
}

/** Why `parameter` cannot have `value`, the first reason to be told first; `undefined` when it can (DEV-01). */
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
      return value === "true" || value === "false" ? undefined : { kind: "notAccepted" };
    case "TEXT":
      return parameter.acceptableValues.length > 0
        ? validateChoice(value, parameter.acceptableValues)
        : validateText(parameter.prefix + value);
    case "SECURITY":
    case "CHANNEL":
    case "CHOICE":
    case "OTHER":
      return validateChoice(value, parameter.acceptableValues);
  }
}

/** Blanks around a name or a password are not seen when it is typed elsewhere. */
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
