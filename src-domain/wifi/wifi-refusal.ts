import { parameterKey } from "./router-change-request.ts";

/** Error of one parameter, in the server's words. */
export interface ParameterError {
  readonly provName: string | undefined;
  readonly name: string;
  readonly error: string;
}

/** Errors of one network's parameters (DEV-03). */
export interface FrequencyErrors {
  readonly frequencyType: string;
  readonly errors: readonly ParameterError[];
}

/** A record, so that a code missing here does not compile. */
const CODES = {
  "wrong-parameters": true,
  "pending-operation": true,
  "device-offline": true,
  "unknown-device": true,
  unknown: true,
} as const;
export type WifiRefusalCode = keyof typeof CODES;

/** Refusal to change a router. `found`: errors by network, with `wrong-parameters` (DEV-03). */
export interface WifiRefusal {
  readonly kind: "wifi-refused";
  readonly code: WifiRefusalCode;
  readonly found: readonly FrequencyErrors[];
}

function isCode(text: string): text is WifiRefusalCode {
  return Object.hasOwn(CODES, text);
}

/** Creates a refusal from a code of the wire; an unlisted code becomes `unknown`. */
export function wifiRefusal(code: string, found: readonly FrequencyErrors[] = []): WifiRefusal {
  return { kind: "wifi-refused", code: isCode(code) ? code : "unknown", found };
}

/** Errors of a refusal by place of display. */
export interface LocatedErrors {
  /** Texts of the server by parameter key. */
  readonly here: ReadonlyMap<string, string>;
  /** Errors that no field shows. */
  readonly elsewhere: readonly FrequencyErrors[];
}

/** Separates the errors of typed parameters from all others (DEV-03). */
export function locateErrors(
  found: readonly FrequencyErrors[],
  isTyped: (parameterKey: string) => boolean,
): LocatedErrors {
  const here = new Map<string, string>();
  const elsewhere: FrequencyErrors[] = [];
  for (const { frequencyType, errors } of found) {
    const rest = errors.filter(({ provName, error }) => {
      const key = provName === undefined ? undefined : parameterKey({ frequencyType }, { provName });
      if (key === undefined || !isTyped(key)) return true;
      here.set(key, error);
      return false;
    });
    if (rest.length > 0) elsewhere.push({ frequencyType, errors: rest });
  }
  return { here, elsewhere };
}
