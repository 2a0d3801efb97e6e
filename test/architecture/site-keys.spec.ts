import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

/** The keys that the specification names, and those of its messages of wifi. */
const NAMED = [
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
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
      .map((name) => readFileSync(join(ROOT, room, name), "utf8")),
  )
  .join("\n");

/** Whether a source has the key: as it is, or but for a number at its end. */
const isRead = (key: string): boolean =>
  sources.includes(`"${key}"`) || sources.includes(`\`${key.replace(/\d+$/, "")}\${`);

it("(part of SITE-02) every key that the operators' guide names is read, and it names all of the specification", () => {
  expect(documented.filter((key) => !isRead(key))).toEqual([]);
  expect(NAMED.filter((key) => !documented.includes(key))).toEqual([]);
});

it("a key that nobody reads is seen", () => {
  expect(isRead("eactivation_data_agreement1")).toBe(true);
  expect(isRead("eactivation_data_agreements1")).toBe(false);
});
