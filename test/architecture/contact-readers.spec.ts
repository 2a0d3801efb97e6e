import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { contactReaderErrors, contactReadersWithoutRule, OTHER_CONTACT_READERS } from "./contact-readers.ts";
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

it("lists other readers of contact data only where the rule would report them", () => {
  const reported = sources
    .filter(({ path, text }) => contactReaderErrors(path, text).length > 0)
    .map(({ path }) => path);
  expect(Object.keys(OTHER_CONTACT_READERS).filter((path) => !reported.includes(path))).toEqual([]);
});

const IMPORTS = [
  "import { visibleContact, isContactHidden, contactPrefill, type VisibleContact } from",
  '"#domain/contact/visible-contact.ts";\n',
].join(" ");

it.each([
  "const a = contact?.mainEmail;",
  "const { mobilePhones: [a] } = store.data.known;",
  `${IMPORTS}show(contact.mainEmail);`,
  `${IMPORTS}const { mainEmail } = this.contact.data.known ?? {};`,
  `${IMPORTS}const data = contact.data.known;\nif (!isContactHidden(client)) show(data.mainEmail);`,
  `${IMPORTS}const one = visibleContact(data, client);\nshow(one.mainEmail, data.mobilePhones);`,
  `${IMPORTS}const { mainEmail } = visibleContact(data, client);\nshow(mainEmail, mobilePhones);`,
  `${IMPORTS}const all: VisibleContact = data;\nshow(all.mainEmail);`,
  'import { visibleContact } from "./own-rule.ts";\nshow(visibleContact(data, client).mainEmail);',
  `${IMPORTS}show(contact.data.known?.address);`,
  `${IMPORTS}const data = contact.data.known;\nshow(data.address);`,
  `${IMPORTS}const { address } = contact.data.known;\nshow(address);`,
  `${IMPORTS}function show(data: ContactData): string {\n  return line(data.address);\n}`,
  `${IMPORTS}const line = formatContactAddress(stored);`,
])("(part of ACC-10) (part of ACC-14) finds contact data that the rule has not filtered: %o", (text) => {
  expect(contactReadersWithoutRule([{ path: "src-ui/features/a/a.ts", text }]).join()).toContain("has not filtered");
});

it.each([
  ["const a = client.data.known?.client.mobilePhone;", "past the rule"],
  ["const { email } = client.data.known?.client;", "past the rule"],
  ["if (client.contactDataVisible) show();", "decides"],
])("(part of ACC-10) finds the bypass %o", (text, error) => {
  expect(contactReadersWithoutRule([{ path: "src-ui/features/a/a.ts", text }]).join()).toContain(error);
});

it.each([
  `${IMPORTS}const one = visibleContact(data, of(client));\nshow(one.mainEmail, one.address);`,
  `${IMPORTS}const { mobilePhones, address } = visibleContact(data, client);\nshow(mobilePhones[0], address);`,
  `${IMPORTS}function show({ mainEmail }: VisibleContact, all: VisibleContact): string {\n  return mainEmail + all.linePhones;\n}`,
  `${IMPORTS}const one = visibleContact(data, client);\nshow(one.address && formatContactAddress(one.address));`,
  'const label = t("mainEmail"); // mainEmail',
  "const { address } = product;\nshow(address, product.address);",
])("accepts filtered contact data, names in texts and other addresses: %o", (text) => {
  expect(contactReadersWithoutRule([{ path: "src-ui/features/a/a.ts", text }])).toEqual([]);
});
