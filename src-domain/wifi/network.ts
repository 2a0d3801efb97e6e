import type { ParameterType, WifiFrequency, WifiParameter } from "./wifi.ts";

/** What a device needs to join a network. */
export interface Network {
  readonly frequencyType: string;
  readonly name: string;
  /** `undefined`: it is open. */
  readonly password: string | undefined;
  readonly security: "WPA" | "WEP" | "nopass";
  readonly isHidden: boolean;
}

function wholeOf({ parameters }: WifiFrequency, type: ParameterType): string | undefined {
  const found = parameters.find((one) => one.type === type);
  return found === undefined || found.value === "" ? undefined : found.prefix + found.value;
}

/** The router's own names for whether a network tells its name. */
const HIDDEN = new Set(["hidden", "hiddenssid", "hide_ssid", "hidessid"]);

function isHidden({ parameters }: WifiFrequency): boolean {
  return parameters.some(
    ({ type, provName, value }: WifiParameter) =>
      type === "FLAG" && HIDDEN.has(provName.toLowerCase()) && value === "true",
  );
}

/**
 * The network of a frequency as a device joins it; `undefined` when it is off, or its name or a password that it needs
 * is not known.
 */
export function networkOf(frequency: WifiFrequency): Network | undefined {
  const name = wholeOf(frequency, "SSID");
  if (!frequency.enabled || name === undefined) return undefined;
  const securityText = (wholeOf(frequency, "SECURITY") ?? "WPA").toUpperCase();
  const { frequencyType } = frequency;
  const whole = { frequencyType, name, isHidden: isHidden(frequency) };
  if (/^(?:OPEN|NONE|NOPASS)$/.test(securityText)) return { ...whole, password: undefined, security: "nopass" };
  const password = wholeOf(frequency, "PASSWORD");
  if (password === undefined) return undefined;
  return { ...whole, password, security: securityText.startsWith("WEP") ? "WEP" : "WPA" };
}

/** What means something in the code itself stands behind a backslash. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, (sign) => `\\${sign}`);
}

/** What a phone's camera reads to join the network: `WIFI:T:WPA;S:name;P:password;;`. */
export function wifiJoinCode({ name, password, security, isHidden: hidden }: Network): string {
  const parts = [`T:${security}`, `S:${escaped(name)}`];
  if (password !== undefined) parts.push(`P:${escaped(password)}`);
  if (hidden) parts.push("H:true");
  return `WIFI:${parts.join(";")};;`;
}
