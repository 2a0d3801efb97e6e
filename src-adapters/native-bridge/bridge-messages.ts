import {
  NATIVE_APP_FAILURES,
  BIOMETRIES,
  PUSH_STATES,
  type BridgeFailure,
  type Device,
  type Insets,
  type TappedPush,
} from "#domain/device/index.ts";

/** Version of `docs/contract/native-bridge.schema.json`. */
export const BRIDGE_VERSION = 1;

/** Maximum length of a message of the contract (characters); a longer one is not parsed. */
export const MAX_BRIDGE_MESSAGE_LENGTH = 16_384;

/** Requests of the portal to the app. */
export type BridgeRequestName =
  | "device"
  | "deviceToken"
  | "hasKey"
  | "createKey"
  | "proveKey"
  | "deleteKey"
  | "sign"
  | "pushState"
  | "askForPush"
  | "openOutside"
  | "saveFile"
  | "rateApp"
  | "leave";

/** Response or event of the app. Both name the channel that the page has opened. */
export type BridgeMessage =
  | {
      readonly kind: "answer";
      readonly channel: string;
      readonly id: number;
      readonly value: unknown;
      readonly failure: BridgeFailure["why"] | undefined;
    }
  | {
      readonly kind: "event";
      readonly channel: string;
      readonly turn: number;
      readonly name: string;
      readonly value: unknown;
    };

type JsonFields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): JsonFields | undefined => {
  const isFields = (candidate: unknown): candidate is JsonFields =>
    typeof candidate === "object" && candidate !== null && !Array.isArray(candidate);
  return isFields(value) ? value : undefined;
};

/** Parameters of a request. */
export type BridgeRequestDetails = Readonly<Record<string, string | number>>;

/** Size of one part of a file (bytes): a multiple of three, so that only the last part has base64 padding. */
export const FILE_PART_BYTES = 9_216;

/** Splits a file into base64 parts; at least one. */
export function splitFileBase64(bytes: Uint8Array): readonly string[] {
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / FILE_PART_BYTES)) }, (_, at) =>
    btoa(String.fromCharCode(...bytes.subarray(at * FILE_PART_BYTES, (at + 1) * FILE_PART_BYTES))),
  );
}

/** Encodes a request as JSON text. */
export function encodeBridgeRequest(
  channel: string,
  id: number,
  ask: BridgeRequestName,
  details: BridgeRequestDetails,
): string {
  return JSON.stringify({ ebok: BRIDGE_VERSION, channel, id, ask, ...details });
}

const isPositiveInteger = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 1;

/** Parses a message of the app; `undefined` if it is not a message of this version. */
export function parseBridgeMessage(rawMessage: unknown): BridgeMessage | undefined {
  if (typeof rawMessage !== "string" || rawMessage.length > MAX_BRIDGE_MESSAGE_LENGTH) return undefined;
  const fields = fieldsOf(parseJson(rawMessage));
  if (fields?.["ebok"] !== BRIDGE_VERSION || typeof fields["channel"] !== "string") return undefined;
  const { channel, id, ok, value, failure, event, turn } = fields;
  if (typeof event === "string" && isPositiveInteger(turn))
    return id === undefined ? { kind: "event", channel, turn, name: event, value } : undefined;
  if (!isPositiveInteger(id) || event !== undefined) return undefined;
  if (ok === true) return { kind: "answer", channel, id, value, failure: undefined };
  const why = ok === false ? NATIVE_APP_FAILURES.find((name) => name === failure) : undefined;
  return why === undefined ? undefined : { kind: "answer", channel, id, value: undefined, failure: why };
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Returns a non-empty text of at most `maxLength` characters. */
function textOf(value: unknown, maxLength: number): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= maxLength ? value : undefined;
}

const PLATFORMS = ["android", "ios"] as const;
const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (value: unknown): Name | undefined =>
    names.find((name) => name === value);

export function readDevice(value: unknown): Device | undefined {
  const fields = fieldsOf(value);
  const deviceId = textOf(fields?.["deviceId"], 128);
  const name = textOf(fields?.["name"], 200);
  const platform = oneOf(PLATFORMS)(fields?.["platform"]);
  const appVersion = textOf(fields?.["appVersion"], 40);
  const biometry = oneOf(BIOMETRIES)(fields?.["biometry"]);
  if (
    deviceId === undefined ||
    name === undefined ||
    platform === undefined ||
    appVersion === undefined ||
    biometry === undefined
  )
    return undefined;
  return { deviceId, name, platform, appVersion, biometry };
}

export const readPushState = oneOf(PUSH_STATES);
export const readFlag = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);
export const readToken = (value: unknown): string | undefined => textOf(value, 4_096);
/** Reads a key or signature in base64. */
export const readBase64 = (value: unknown): string | undefined => {
  const text = textOf(value, 2_048);
  return text !== undefined && /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0 ? text : undefined;
};
/** Reads the response to a completed action: `true` becomes `confirmation`. */
export const readConfirmation =
  <Confirmation extends string>(confirmation: Confirmation) =>
  (value: unknown): Confirmation | undefined =>
    value === true ? confirmation : undefined;

export function readInsets(value: unknown): Insets | undefined {
  const fields = fieldsOf(value);
  const side = (name: string): number => {
    const size = fields?.[name];
    return typeof size === "number" && size >= 0 && size <= 400 ? size : Number.NaN;
  };
  const insets = { top: side("top"), right: side("right"), bottom: side("bottom"), left: side("left") };
  return Object.values(insets).some(Number.isNaN) ? undefined : insets;
}

export function readTappedPush(value: unknown): TappedPush | undefined {
  const fields = fieldsOf(value);
  const route = textOf(fields?.["route"], 60);
  const [param, context] = [fields?.["param"], fields?.["context"]].map((part) =>
    part === undefined || part === null || part === "" ? "" : textOf(part, 200),
  );
  if (route === undefined || param === undefined || context === undefined) return undefined;
  return { route, param: param === "" ? undefined : param, context: context === "" ? undefined : context };
}
