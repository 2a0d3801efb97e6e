import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { filesOf } from "./tree.ts";

const BANNER = /<Banner\b((?:[^<>]|=>)*)(?<!\/)>/gu;
const TITLE = /title=\{t\(("[^"]+"|`[^`]+`|[^}`]*?"[^"]+"[^}`]*)\)\}/u;
const END = /[.?!:…]$/u;

/** Returns the texts of the feature that has this file. */
function textsOf(path: string): ReadonlyMap<string, string> {
  let folder = dirname(path);
  while (folder !== "." && !existsSync(join(ROOT, folder, "pl.json"))) folder = dirname(folder);
  if (folder === ".") return new Map();
  const texts: unknown = JSON.parse(readFileSync(join(ROOT, folder, "pl.json"), "utf8"));
  return new Map(
    Object.entries(texts ?? {}).flatMap(([key, text]): [string, string][] =>
      typeof text === "string" ? [[key, text]] : [],
    ),
  );
}

/** Returns titles of banners that run into the text after them. */
function openTitles(source: string, texts: ReadonlyMap<string, string>): readonly string[] {
  return [...source.matchAll(BANNER)].flatMap(([, attributes = ""]) => {
    const [, keys = ""] = TITLE.exec(attributes) ?? [];
    return [...keys.matchAll(/"([^"]+)"/gu)].flatMap(([, key = ""]) => {
      const text = texts.get(key);
      return text === undefined || END.test(text) ? [] : [`${key}: ${text}`];
    });
  });
}

it("ends the title of each banner that has a text after it", () => {
  const views = filesOf(ROOT).filter((path) => /^src-ui\/.*\.tsx$/.test(path) && !path.endsWith(".spec.tsx"));
  expect(views.flatMap((path) => openTitles(readFileSync(join(ROOT, path), "utf8"), textsOf(path)))).toEqual([]);
});

it.each([
  ['<Banner tone="good" title={t("saved")}>Dziękujemy.</Banner>', ["saved: Zapisane"]],
  ['<Banner tone="good" title={t("saved")} />', []],
  ['<Banner tone="good" title={t(isNew ? "saved" : "kept")}>Dziękujemy.</Banner>', ["saved: Zapisane"]],
])("finds an open title in %s", (source, found) => {
  expect(
    openTitles(
      source,
      new Map([
        ["saved", "Zapisane"],
        ["kept", "Bez zmian."],
      ]),
    ),
  ).toEqual(found);
});
