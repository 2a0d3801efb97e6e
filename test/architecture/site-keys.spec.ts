import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

/** Keys of the specification, including the keys of its Wi-Fi messages. */
const SPECIFIED = [
  "bottom_logged_in_banner",
  "eactivation_data_agreement1",
  "eactivation_data_agreement2",
  "eactivation_got_mail_tooltip",
  "eactivation_no_mail_tooltip",
  "edit_contact_data_phone_tooltip",
  "edit_contact_data_email_tooltip",
  "wifi_message",
  "wifi_pending_message",
  "wifi_defaults_message",
];

const documented = [...readFileSync(join(ROOT, "docs", "site-content.md"), "utf8").matchAll(/^\| `(\w+)` \|/gm)].map(
  ([, key = ""]) => key,
);

const sources = ["src", "src-domain", "src-ui"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
  )
  .join("\n");

/** Returns true if a source contains the key as a string, or as a template with its final number as an expression. */
const isRead = (key: string): boolean =>
  sources.includes(`"${key}"`) || sources.includes(`\`${key.replace(/\d+$/, "")}\${`);

it("(part of SITE-02) reads each documented key and documents each specified key", () => {
  expect(documented.filter((key) => !isRead(key))).toEqual([]);
  expect(SPECIFIED.filter((key) => !documented.includes(key))).toEqual([]);
});

it("reports a key that no source reads", () => {
  expect(isRead("eactivation_data_agreement1")).toBe(true);
  expect(isRead("eactivation_data_agreements1")).toBe(false);
});
