import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { portalTexts } from "../../scripts/portal-texts.ts";
import { asRecord, asText, readJson } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const FORMS = { pl: ["one", "few", "many", "other"], uk: ["one", "few", "many", "other"], en: ["one", "other"] };
const LANGUAGES = ["pl", "uk", "en"] as const;
const LOADED = ["uk", "en"] as const;

const FOLDERS = ["src", "src-ui"]
  .flatMap((root) => globSync(`${root}/**/pl.json`, { cwd: ROOT }))
  .map((path) => dirname(path).replaceAll("\\", "/"))
  .toSorted();

type Catalogue = ReadonlyMap<string, string>;

const readCatalogue = (folder: string, language: string): Catalogue =>
  new Map(
    Object.entries(asRecord(readJson(join(ROOT, folder, `${language}.json`)))).map(([key, text]) => [
      key,
      asText(text),
    ]),
  );

/** Returns the keys of the plurals of a Polish catalogue, without their suffixes. */
const pluralsOf = (polish: Catalogue): readonly string[] =>
  [...polish.keys()].filter((key) => key.endsWith("_few")).map((key) => key.slice(0, -"_few".length));

/** Returns the keys that a language must have for a Polish catalogue. */
function expectedKeys(polish: Catalogue, language: "uk" | "en"): readonly string[] {
  const stems = pluralsOf(polish);
  const isSurplus = (key: string) =>
    stems.some((stem) => key.startsWith(`${stem}_`) && FORMS.pl.some((form) => key === `${stem}_${form}`)) &&
    !FORMS[language].some((form) => key.endsWith(`_${form}`));
  return [...polish.keys()].filter((key) => !isSurplus(key));
}

const placeholders = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/gu))].toSorted();

describe.each(LOADED)("catalogues in %s", (language) => {
  it("[I18N-04] have the keys of Polish, with the plural forms of the language, and no other", () => {
    const wrong = FOLDERS.filter(
      (folder) =>
        JSON.stringify([...readCatalogue(folder, language).keys()].toSorted()) !==
        JSON.stringify(expectedKeys(readCatalogue(folder, "pl"), language).toSorted()),
    );
    expect(wrong).toEqual([]);
  });

  it("(part of I18N-04) have the placeholders of the Polish texts", () => {
    const wrong = FOLDERS.flatMap((folder) => {
      const polish = readCatalogue(folder, "pl");
      const counted = new Set(pluralsOf(polish).flatMap((stem) => FORMS.pl.map((form) => `${stem}_${form}`)));
      return [...readCatalogue(folder, language)].flatMap(([key, text]) => {
        const own = placeholders(text);
        const source = placeholders(polish.get(key) ?? "");
        // A plural form may leave its count out: "one day".
        const drop = (names: readonly string[]) =>
          counted.has(key) ? names.filter((name) => name !== "{count}") : names;
        return JSON.stringify(drop(own)) === JSON.stringify(drop(source)) ? [] : [`${folder}: ${key}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("(part of I18N-04) contain no letter of Polish, and no exclamation mark", () => {
    const wrong = FOLDERS.flatMap((folder) =>
      [...readCatalogue(folder, language)]
        .filter(([key, text]) => /[ąćęłńóśźż!]/iu.test(text.replaceAll("zł", "")) && !POLISH_PARTS.test(key))
        .map(([key]) => `${folder}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("Ukrainian catalogues", () => {
  const wrong = (isWrong: (key: string, text: string) => boolean): readonly string[] =>
    FOLDERS.flatMap((folder) =>
      [...readCatalogue(folder, "uk")].filter(([key, text]) => isWrong(key, text)).map(([key]) => `${folder}: ${key}`),
    );

  it("(part of I18N-12) say nothing of a single one in the form for 1, which is also that of 21", () => {
    const names = /(?<!\p{L})(?:один|одна|одне|одну|одного|однієї)(?!\p{L})/iu;
    expect(wrong((key, text) => key.endsWith("_one") && !text.includes("{count}") && names.test(text))).toEqual([]);
  });

  it("(part of I18N-04) have the apostrophe ’ in words", () => {
    expect(wrong((_, text) => /\p{Script=Cyrillic}['`´ʼ‘]\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });
});

/** Statements and documents in both languages, and texts that quote the statement of withdrawal. */
const POLISH_PARTS =
  /^(about\.withdrawal|answerRequest\.message|settlement\.document\.\w+|statement|otherText|withdrawHow(Number)?)$/u;

describe("languages", () => {
  it.each(LANGUAGES)(
    "(part of ACC-60) quote the words of the settings in the hint about login codes: %s",
    (language) => {
      const settings = readCatalogue("src-ui/features/settings", language);
      const words = ["factor.card", "factor.turnOff", "factor.turnOn"].map((key) => settings.get(key));
      const contact = readCatalogue("src-ui/features/contact", language);
      const quotedIn = (key: string) =>
        [...(contact.get(key) ?? "").matchAll(/[„“«]([^”»]+)[”»]/gu)].map(([, word]) => word);
      expect(quotedIn("loginCode.change")).toEqual(words);
      expect(quotedIn("loginCode.changeAfter")).toEqual(words);
    },
  );

  it("(part of I18N-04) list the catalogue of every place", () => {
    const listed = readFileSync(join(ROOT, "src/languages/polish-catalogues.ts"), "utf8");
    const missing = FOLDERS.filter((folder) => {
      const name = folder.startsWith("src-ui/") ? `#ui/${folder.slice(7)}` : `../${folder.slice(4)}`;
      return !listed.includes(`"${name}/pl.json"`);
    });
    expect(missing).toEqual([]);
    expect([...portalTexts(ROOT, "uk").keys()].length).toBe(portalTexts(ROOT, "pl").size);
  });

  it("(part of I18N-06) render again: every component observes by the observer of the portal", () => {
    const others = ["src", "src-ui", "gallery"]
      .flatMap((root) => globSync(`${root}/**/*.{ts,tsx}`, { cwd: ROOT }))
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => readFileSync(join(ROOT, path), "utf8").includes('from "mobx-react-lite"'));
    expect(others).toEqual(["src-ui/shared/observer.ts"]);
  });

  it("[I18N-12] has the reviewed plural of every key for 0, 1, 2, 5, 12, 22, 100 and 1.5", async () => {
    await expect(await pluralTable()).toMatchFileSnapshot("../vectors/plurals.tsv");
  });
});

const COUNTS = [0, 1, 2, 5, 12, 22, 100, 1.5];

/** Returns a line for each plural and language: its key, and its text for each count. */
async function pluralTable(): Promise<string> {
  const instance = createInstance();
  await instance.init({
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
  });
  const lines = FOLDERS.flatMap((folder) => {
    const catalogues = LANGUAGES.map((language) => [language, readCatalogue(folder, language)] as const);
    for (const [language, catalogue] of catalogues)
      instance.addResourceBundle(language, folder, Object.fromEntries(catalogue));
    return pluralsOf(readCatalogue(folder, "pl")).flatMap((key) =>
      LANGUAGES.map((lng) =>
        [`${folder}:${key}`, lng, ...COUNTS.map((count) => instance.t(key, { count, lng, ns: folder }))].join("\t"),
      ),
    );
  });
  return `${[["key", "language", ...COUNTS].join("\t"), ...lines].join("\n")}\n`;
}
