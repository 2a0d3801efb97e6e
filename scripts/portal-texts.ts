import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseLanguage, type Language, type LoadedLanguage } from "#domain/language/index.ts";
import { asRecord, asText, readJson } from "./json.ts";

/** Texts of the portal by `catalogue:key`, as operators override them. */
export type PortalTexts = ReadonlyMap<string, string>;

const FALLBACK_PAGES = /^boot[\\/]fallback[\\/]/;

const TEXT_FOLDERS = ["src", "src-ui"];

const CATALOGUE = /^import pl from "([./]+pl\.json)";$/m;

/** Matches the name of a catalogue. */
const NAMED = /\btexts\(pl, "([\w.-]+)"(?:, plurals)?\)/;

/**
 * Returns all texts of the portal in a language. Throws if two catalogues have the same name. The pages for an invalid
 * configuration are not among them: there are no overrides then.
 */
export function portalTexts(root: string, language: Language = "pl"): PortalTexts {
  const texts = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const sourceRoot of TEXT_FOLDERS) {
    for (const name of readdirSync(join(root, sourceRoot), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(name) || /\.spec\.tsx?$/.test(name) || FALLBACK_PAGES.test(name)) continue;
      const file = join(root, sourceRoot, name);
      const source = readFileSync(file, "utf8");
      const [, catalogue] = CATALOGUE.exec(source) ?? [];
      const [, place] = NAMED.exec(source) ?? [];
      if (catalogue === undefined || place === undefined) continue;
      const folder = dirname(join(dirname(file), catalogue));
      if ((folders.get(place) ?? folder) !== folder) throw new Error(`two catalogues are named ${place}`);
      folders.set(place, folder);
      for (const [key, text] of Object.entries(asRecord(readJson(join(folder, `${language}.json`)))))
        texts.set(`${place}:${key}`, asText(text));
    }
  }
  return texts;
}

const namesIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** Returns the errors of an operator's text overrides: unknown texts and unknown or missing placeholders. */
export function validateTextOverrides(
  overrides: Readonly<Record<string, string>>,
  texts: PortalTexts,
  translated: Readonly<Record<LoadedLanguage, PortalTexts>>,
): readonly string[] {
  return Object.entries(overrides).flatMap(([name, words]) => {
    const [, code, key = name] = /^([a-z]{2})\/(.*)$/u.exec(name) ?? [];
    const language = parseLanguage(code ?? "pl");
    const text = language === undefined ? undefined : (language === "pl" ? texts : translated[language]).get(key);
    if (text === undefined) return [`${name}: the portal has no such text`];
    const known = new Set(namesIn(text));
    // The form for one does not need the count.
    const lost = [...known].filter(
      (value) => !namesIn(words).includes(value) && !(value === "count" && name.endsWith("_one")),
    );
    return [
      ...namesIn(words)
        .filter((value) => !known.has(value))
        .map(
          (value) =>
            `${name}: {${value}} has no value there; ` +
            `there is ${[...known].map((one) => `{${one}}`).join(", ") || "none"}`,
        ),
      ...lost.map((value) => `${name}: {${value}} is not said`),
    ];
  });
}
