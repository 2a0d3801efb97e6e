import { parameterKey } from "./router-change-request.ts";

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

/** Errors of a refusal, by where they are shown. */
export interface LocatedErrors {
  /** Provider's words by the key of their parameter. */
  readonly here: ReadonlyMap<string, string>;
  /** Errors that no field shows. */
  readonly elsewhere: readonly FrequencyErrors[];
}

/** Separates the errors of the parameters that were typed from all others (DEV-03). */
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
