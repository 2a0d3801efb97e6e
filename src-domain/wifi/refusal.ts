/** The error of one parameter, in the provider's words. */
export interface ParameterError {
  readonly provName: string | undefined;
  readonly name: string;
  readonly error: string;
}

/** What is wrong with the parameters of one network (DEV-03). */
export interface FrequencyErrors {
  readonly frequencyType: string;
  readonly errors: readonly ParameterError[];
}

/** A record, so that a code that is added and forgotten in the list does not compile. */
const CODES = {
  WRONG_PARAMETERS: true,
  PENDING_OPERATION: true,
  DEVICE_OFFLINE: true,
  UNKNOWN_DEVICE: true,
  UNKNOWN: true,
} as const;
export type WifiRefusalCode = keyof typeof CODES;

/** Why a router is not changed. `found`: per network what is wrong, with `WRONG_PARAMETERS` (DEV-03). */
export interface WifiRefusal {
  readonly kind: "wifi-refused";
  readonly code: WifiRefusalCode;
  readonly found: readonly FrequencyErrors[];
}

function isCode(text: string): text is WifiRefusalCode {
  return Object.hasOwn(CODES, text);
}

/** The refusal that a code of the wire stands for; one that nobody knows is `UNKNOWN`. */
export function wifiRefusal(code: string, found: readonly FrequencyErrors[] = []): WifiRefusal {
  return { kind: "wifi-refused", code: isCode(code) ? code : "UNKNOWN", found };
}
