import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { asRecord, asText, readJson } from "./json.ts";

/** Every text of the portal by `place:key`, as an operator may say it in words of its own. */
export type PortalTexts = ReadonlyMap<string, string>;

const TEXT_FOLDERS = ["src", "src-ui"];

const CATALOGUE = /^import pl from "([./]+pl\.json)";$/m;

/** Where a catalogue gets the name under which its texts are known. */
const NAMED = /\btexts\(pl, "([\w.-]+)"(?:, polishPlurals)?\)/;

/** All texts of the portal. Throws for two that would have one name. */
export function portalTexts(root: string): PortalTexts {
  const texts = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const sourceRoot of TEXT_FOLDERS) {
    for (const name of readdirSync(join(root, sourceRoot), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(name) || /\.spec\.tsx?$/.test(name)) continue;
      const file = join(root, sourceRoot, name);
      const source = readFileSync(file, "utf8");
      const [, catalogue] = CATALOGUE.exec(source) ?? [];
      const [, place] = NAMED.exec(source) ?? [];
      if (catalogue === undefined || place === undefined) continue;
      const folder = dirname(join(dirname(file), catalogue));
      if ((folders.get(place) ?? folder) !== folder) throw new Error(`${place} names two catalogues`);
      folders.set(place, folder);
      for (const [key, text] of Object.entries(asRecord(readJson(join(folder, "pl.json")))))
        texts.set(`${place}:${key}`, asText(text));
    }
  }
  return texts;
}

const namesIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/**
 * What is wrong with an operator's own words: a text that the portal does not have, or a value that it does not know
 * there.
 */
export function validateTextOverrides(
  overrides: Readonly<Record<string, string>>,
  texts: PortalTexts,
): readonly string[] {
  return Object.entries(overrides).flatMap(([name, words]) => {
    const text = texts.get(name);
    if (text === undefined) return [`${name}: the portal has no such text`];
    const known = new Set(namesIn(text));
    // one need not be counted
    const lost = [...known].filter(
      (value) => !namesIn(words).includes(value) && !(value === "count" && name.endsWith("_one")),
    );
    return [
      ...namesIn(words)
        .filter((value) => !known.has(value))
        .map(
          (value) =>
            `${name}: {${value}} has no value there; there is ${[...known].map((one) => `{${one}}`).join(", ") || "none"}`,
        ),
      ...lost.map((value) => `${name}: {${value}} is not said`),
    ];
  });
}
