const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

const nameIn = (names: readonly (readonly [sign: string, name: string])[], text: string): string | undefined =>
  names.find(([sign]) => text.includes(sign))?.[1];

/** Returns browser and system of a user agent: "Chrome, Windows". */
export function deviceNameOf(userAgent: string): string {
  return [nameIn(BROWSERS, userAgent) ?? "Przeglądarka", nameIn(SYSTEMS, userAgent)]
    .filter((part) => part !== undefined)
    .join(", ");
}
