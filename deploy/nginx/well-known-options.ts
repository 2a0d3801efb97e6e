import type { AndroidApp, WellKnown } from "./well-known.ts";

/** Options of `npm run deploy:nginx` about `/.well-known/`. */
export interface WellKnownOptions {
  readonly contacts: readonly string[];
  /** Each a package, an equals sign and the SHA-256 fingerprint of its certificate. */
  readonly androidApps: readonly string[];
  readonly iosApps: readonly string[];
  /** Time of the print. */
  readonly now: Date;
}

const ANDROID_APP = /^(?<name>[A-Za-z]\w*(\.[A-Za-z]\w*)+)=(?<fingerprint>[0-9A-F]{2}(:[0-9A-F]{2}){31})$/;
const IOS_APP = /^[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+$/;
const CONTACT = /^(mailto:[^\s"'$\\]+@[^\s"'$\\]+|https:\/\/[^\s"'$\\]+)$/;

/** Days for which the contacts of `security.txt` are valid. RFC 9116 advises less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

function matching(option: string, given: string, pattern: RegExp, example: string): RegExpExecArray {
  const match = pattern.exec(given);
  if (match === null) throw new Error(`--${option}: ${given} is not like ${example}`);
  return match;
}

function androidApp(given: string): AndroidApp {
  const { groups } = matching("android-app", given, ANDROID_APP, "pl.example.ebok=AB:CD:… with 32 bytes");
  return { name: groups?.["name"] ?? "", fingerprint: groups?.["fingerprint"] ?? "" };
}

/** Reads the options. Throws with the name of an invalid one. */
export function wellKnown({ contacts, androidApps, iosApps, now }: WellKnownOptions): WellKnown {
  for (const contact of contacts)
    matching("security-contact", contact, CONTACT, "mailto:security@example.pl or https://example.pl/security");
  for (const app of iosApps) matching("ios-app", app, IOS_APP, "ABCDE12345.pl.example.ebok");
  return {
    securityContacts: contacts,
    securityExpires: `${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    androidApps: androidApps.map(androidApp),
    iosApps,
  };
}
