import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { STORED_DATA, type StoredData } from "#ui/shell/privacy/stored-data.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { filesOf } from "./tree.ts";

/** Keys and cookies of each row of the privacy page; the back end sets the cookie of a trusted device. */
const KEYS: Readonly<Record<StoredData, readonly string[]>> = {
  session: ["ebok.session", "ebok.check"],
  trusted: [],
  device: ["ebok.app"],
  cookies: ["ebok.cookies"],
  theme: ["ebok.theme"],
  language: ["ebok.language", "ebok.language.saved"],
  greetings: ["ebok.widget"],
  chatWindow: ["ebok.chat.open"],
  chat: ["ebok.chat.talk", "ebok.chat.sound", "ebok.chat.left", "ebok.chat.outbox", "ebok.chat.unsent"],
  content: ["ebok.site"],
  permissions: ["ebok.permissions"],
  drafts: ["ebok.draft."],
  return: ["ebok.return", "ebok.return.owner"],
  reload: ["ebok.reloaded", "ebok.carried"],
  scroll: ["react-router-scroll-positions"],
  // Cache of the service worker, whose files are the same for everybody.
  portal: [],
  errors: ["ebok.unreported-errors"],
  diagnostics: ["ebok.diagnose"],
};

/** Prefix of the keys, and names of locks and channels, which store nothing. */
const NOT_STORED = ["ebok.", "ebok.chat.lead", "ebok.account", "ebok.context"];

const sources = filesOf(ROOT)
  .filter((path) => /^(src|src-adapters|src-domain|src-ui)\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

it("[ROUTE-23] names each key and cookie of the sources on the privacy page, and no other", () => {
  const found = sources.flatMap(
    ({ text }) => text.match(/(?<=")(ebok\.[\w.-]*|react-router-scroll-positions)(?=")/gu) ?? [],
  );
  const stored = new Set(found.filter((key) => !NOT_STORED.includes(key)));
  expect([...stored].toSorted()).toEqual(Object.values(KEYS).flat().toSorted());
  expect(STORED_DATA.map(([name]) => name).toSorted()).toEqual(Object.keys(KEYS).toSorted());
});

it("(part of ROUTE-23) finds no file that writes a storage without a key of the list", () => {
  const writers = sources.filter(
    ({ text }) => /\.setItem\(|writePortalCookie\(/u.test(text) && !text.includes('"ebok.'),
  );
  // They take the key from a file that names it, or write a cookie for the others.
  expect(writers.map(({ path }) => path).toSorted()).toEqual([
    "src-adapters/browser/portal-cookie.ts",
    "src-adapters/storage/local-session-storage.adapter.ts",
    "src-adapters/storage/session-return-address.adapter.ts",
    "src-adapters/storage/session-scroll-positions.adapter.ts",
  ]);
});
