import { describe, expect, it } from "vitest";
import { printEntries } from "./nginx-entry.ts";
import { wellKnownLocations } from "./well-known.ts";
import { wellKnown, type WellKnownOptions } from "./well-known-options.ts";

const FINGERPRINT = Array.from({ length: 32 }, (_, at) => (at + 16).toString(16).toUpperCase()).join(":");
const OPTIONS: WellKnownOptions = {
  contacts: ["mailto:security@example.pl", "https://example.pl/security"],
  androidApps: [`pl.example.ebok=${FINGERPRINT}`],
  iosApps: ["ABCDE12345.pl.example.ebok"],
  now: new Date("2026-11-24T12:00:00Z"),
};
const printed = (options: Partial<WellKnownOptions>): string =>
  printEntries(wellKnownLocations(wellKnown({ ...OPTIONS, ...options }), "$known:8443", "set $cache x"));

/** Returns the JSON that a location serves. */
const served = (name: string): unknown =>
  JSON.parse(new RegExp(`${name} \\{[^]*?return 200 '(.*)';`).exec(printed({}))?.[1] ?? "null");

describe("locations of /.well-known/", () => {
  it("serve security.txt with all fields that RFC 9116 requires", () => {
    expect(printed({})).toContain(
      String.raw`return 200 "Contact: mailto:security@example.pl\nContact: https://example.pl/security\n` +
        String.raw`Expires: 2027-11-19T00:00:00Z\nPreferred-Languages: pl, en\n` +
        String.raw`Canonical: https://$known:8443/.well-known/security.txt\n";`,
    );
  });

  it("lead password managers to the page with the password", () => {
    expect(printed({})).toMatch(/change-password \{[^}]*return 302 https:\/\/\$known:8443\/settings;/);
  });

  it("allow the apps to open links and to share passwords and passkeys", () => {
    expect(served("assetlinks.json")).toEqual([
      {
        relation: ["delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds"],
        target: { namespace: "android_app", package_name: "pl.example.ebok", sha256_cert_fingerprints: [FINGERPRINT] },
      },
    ]);
    expect(served("apple-app-site-association")).toEqual({
      applinks: { details: [{ appIDs: ["ABCDE12345.pl.example.ebok"], components: [{ "/": "*" }] }] },
      webcredentials: { apps: ["ABCDE12345.pl.example.ebok"] },
    });
  });

  it("exist only for what is configured", () => {
    const names = [...printed({ contacts: [], androidApps: [], iosApps: [] }).matchAll(/known\/([\w.-]+) /g)];
    expect(names.map(([, name]) => name)).toEqual(["change-password"]);
  });

  it.each([
    [{ contacts: ["security@example.pl"] }, "--security-contact: security@example.pl"],
    [{ contacts: ['mailto:a@b.pl";'] }, "--security-contact"],
    [{ androidApps: ["pl.example.ebok"] }, "--android-app: pl.example.ebok"],
    [{ iosApps: ["pl.example.ebok"] }, "--ios-app: pl.example.ebok"],
  ])("reject %j", (options, message) => expect(() => printed(options)).toThrow(message));
});
