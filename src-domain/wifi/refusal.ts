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
  "wrong-parameters": true,
  "pending-operation": true,
  "device-offline": true,
  "unknown-device": true,
  unknown: true,
} as const;
export type WifiRefusalCode = keyof typeof CODES;

/** Why a router is not changed. `found`: per network what is wrong, with `wrong-parameters` (DEV-03). */
export interface WifiRefusal {
  readonly kind: "wifi-refused";
  readonly code: WifiRefusalCode;
  readonly found: readonly FrequencyErrors[];
}

function isCode(text: string): text is WifiRefusalCode {
  return Object.hasOwn(CODES, text);
}

/** The refusal that a code of the wire stands for; one that nobody knows is `unknown`. */
export function wifiRefusal(code: string, found: readonly FrequencyErrors[] = []): WifiRefusal {
  return { kind: "wifi-refused", code: isCode(code) ? code : "unknown", found };
}
