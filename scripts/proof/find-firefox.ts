import { existsSync } from "node:fs";

/** Usual paths of Firefox, Debian's first. */
const PLACES: readonly string[] = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Finds Firefox: the one named by `FIREFOX_PATH`, or the first at a usual path; `undefined` if there is none. */
export function findFirefox(
  named = process.env["FIREFOX_PATH"],
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return [...(named === undefined ? [] : [named]), ...PLACES].find(exists);
}
