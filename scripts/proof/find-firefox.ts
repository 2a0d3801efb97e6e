import { existsSync } from "node:fs";

/** Where Firefox usually is: Debian's, then others. */
const PLACES: readonly string[] = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/**
 * A Firefox on this machine: the one that `FIREFOX_PATH` names, else the first at a usual place; `undefined` where
 * there is none.
 */
export function findFirefox(
  named = process.env["FIREFOX_PATH"],
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return [...(named === undefined ? [] : [named]), ...PLACES].find(exists);
}
