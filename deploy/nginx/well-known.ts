import { assertWord, quoteValue, type NginxEntry } from "./nginx-entry.ts";

/** Android app that opens links of the portal and shares its passwords and passkeys. */
export interface AndroidApp {
  /** Package, such as `pl.example.ebok`. */
  readonly name: string;
  /** SHA-256 fingerprint of the signing certificate, as `keytool` prints it. */
  readonly fingerprint: string;
}

/** Content of `/.well-known/` beyond the portal's own. */
export interface WellKnown {
  /** Addresses for reports of vulnerabilities, `mailto:` or `https:`; without one there is no `security.txt`. */
  readonly securityContacts: readonly string[];
  /** Last day on which the contacts are valid, ISO in UTC. RFC 9116 advises at most a year. */
  readonly securityExpires: string;
  readonly androidApps: readonly AndroidApp[];
  /** Application identifiers of iOS, such as `ABCDE12345.pl.example.ebok`. */
  readonly iosApps: readonly string[];
}

/** Page of the portal on which a customer changes the password. */
const PASSWORD_PAGE = "/settings";

const file = (name: string, type: string, cache: NginxEntry, content: string): NginxEntry => [
  `location = /.well-known/${name}`,
  [["types", []], `default_type ${quoteValue(type)}`, cache, `return 200 ${quoteValue(content)}`],
];

/** Prints `security.txt`; nginx reads `\n` in a value as a line break, and `host` contains a variable. */
function securityText({ securityContacts, securityExpires }: WellKnown, host: string, cache: NginxEntry): NginxEntry {
  const configured = [...securityContacts.map((contact) => `Contact: ${contact}`), `Expires: ${securityExpires}`];
  const lines = [
    ...configured.map((line) => quoteValue(line).slice(1, -1)),
    "Preferred-Languages: pl, en",
    `Canonical: https://${host}/.well-known/security.txt`,
  ];
  return [
    "location = /.well-known/security.txt",
    [["types", []], 'default_type "text/plain; charset=utf-8"', cache, `return 200 "${lines.join("\\n")}\\n"`],
  ];
}

const assetLinks = (apps: readonly AndroidApp[]): string =>
  JSON.stringify(
    apps.map(({ name, fingerprint }) => ({
      relation: ["delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds"],
      target: { namespace: "android_app", package_name: name, sha256_cert_fingerprints: [fingerprint] },
    })),
  );

const appSiteAssociation = (apps: readonly string[]): string =>
  JSON.stringify({
    applinks: { details: [{ appIDs: apps, components: [{ "/": "*" }] }] },
    webcredentials: { apps },
  });

/**
 * Returns the locations of `/.well-known/`: the page for a new password for password managers, the contact for
 * vulnerabilities, and the apps that may open links. `host` is the portal's host with its port; `cache` sets
 * `Cache-Control`.
 */
export function wellKnownLocations(content: WellKnown, host: string, cache: NginxEntry): readonly NginxEntry[] {
  const { securityContacts, androidApps, iosApps } = content;
  return [
    ["location = /.well-known/change-password", [cache, `return 302 https://${host}${assertWord(PASSWORD_PAGE)}`]],
    ...(securityContacts.length === 0 ? [] : [securityText(content, host, cache)]),
    ...(androidApps.length === 0 ? [] : [file("assetlinks.json", "application/json", cache, assetLinks(androidApps))]),
    ...(iosApps.length === 0
      ? []
      : [file("apple-app-site-association", "application/json", cache, appSiteAssociation(iosApps))]),
  ];
}
