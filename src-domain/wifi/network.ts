import type { ParameterType, WifiFrequency } from "./wifi.ts";

/** Data that a device needs to join a network. */
export interface Network {
  readonly frequencyType: string;
  readonly name: string;
  /** `undefined`: open network. */
  readonly password: string | undefined;
  readonly security: "WPA" | "WEP" | "nopass";
  readonly isHidden: boolean;
}

function fullValueOf({ parameters }: WifiFrequency, type: ParameterType): string | undefined {
  const found = parameters.find((one) => one.type === type);
  return found === undefined || found.value === "" ? undefined : found.prefix + found.value;
}

function isHidden({ parameters }: WifiFrequency): boolean {
  return parameters.some(({ type, value }) => type === "HIDDEN" && value === "true");
}

/**
 * Returns the network of a frequency as a device joins it; `undefined` when it is off, or when its name or required
 * password is unknown.
 */
export function networkOf(frequency: WifiFrequency): Network | undefined {
  const name = fullValueOf(frequency, "SSID");
  if (!frequency.enabled || name === undefined) return undefined;
  const securityText = (fullValueOf(frequency, "SECURITY") ?? "WPA").toUpperCase();
  const { frequencyType } = frequency;
  const whole = { frequencyType, name, isHidden: isHidden(frequency) };
  if (/^(?:OPEN|NONE|NOPASS)$/.test(securityText)) return { ...whole, password: undefined, security: "nopass" };
  const password = fullValueOf(frequency, "PASSWORD");
  if (password === undefined) return undefined;
  return { ...whole, password, security: securityText.startsWith("WEP") ? "WEP" : "WPA" };
}

/** Returns the networks that guests can join: those that are on, with a known password or none (WIFI-01). */
export function networksForGuests(frequencies: readonly WifiFrequency[]): readonly Network[] {
  return frequencies.flatMap((frequency) => networkOf(frequency) ?? []);
}

/** Escapes characters with a meaning in the code. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, (sign) => `\\${sign}`);
}

/** Builds the text of a QR code for joining the network: `WIFI:T:WPA;S:name;P:password;;`. */
export function wifiJoinCode({ name, password, security, isHidden: hidden }: Network): string {
  const parts = [`T:${security}`, `S:${escaped(name)}`];
  if (password !== undefined) parts.push(`P:${escaped(password)}`);
  if (hidden) parts.push("H:true");
  return `WIFI:${parts.join(";")};;`;
}
