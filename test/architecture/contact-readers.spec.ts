import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { contactReadersWithoutRule, OTHER_CONTACT_READERS } from "./contact-readers.ts";
import { filesOf } from "./tree.ts";

const sources = filesOf(ROOT)
  .filter((path) => /^src(-domain|-ui)?\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

it("(part of ACC-10) (part of ACC-14) finds no reader of contact data without the rule", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(contactReadersWithoutRule(sources)).toEqual([]);
});

it("lists only existing files as other readers of contact data", () => {
  const paths = new Set(sources.map(({ path }) => path));
  expect(Object.keys(OTHER_CONTACT_READERS).filter((path) => !paths.has(path))).toEqual([]);
});

it.each([
  ["const a = contact?.mainEmail;", "names contact fields"],
  ["const { mobilePhones: [a] } = store.data.known;", "names contact fields"],
  ['import { contactPrefill } from "#domain/contact/visible-contact.ts";\nshow(contact.mainEmail);', "past the rule"],
  ["const a = client.data.known?.client.mobilePhone;", "past the rule"],
  ["if (client.contactDataVisible) show();", "decides"],
])("(part of ACC-10) finds the bypass %o", (text, error) => {
  expect(contactReadersWithoutRule([{ path: "src-ui/features/a/a.ts", text }]).join()).toContain(error);
});
