import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { asRecord, readJson } from "../../scripts/json.ts";

/** The four forms that a Polish plural has. */
const PLURAL_FORMS = ["one", "few", "many", "other"];
const PLURAL = new RegExp(`^(.+)_(${PLURAL_FORMS.join("|")})$`);

function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a key may be spelled as in the code: strings as they are, and templates with anything in their holes. */
function spellings(source: string): (key: string) => boolean {
  const strings = new Set([...source.matchAll(/(["'])((?:(?!\1)[^\\\n])+)\1/g)].map((match) => match[2]));
  const templates = [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map((match) => (match[1] ?? "").split(/\$\{[^}]*\}/))
    .filter((parts) => parts.some((part) => part.trim() !== ""))
    .map((parts) => new RegExp(`^${parts.map(escaped).join("\\w+")}$`));
  return (key) => strings.has(key) || templates.some((template) => template.test(key));
}

/** Problems of one `pl.json` and of the code in its folder, each as one line. */
function problemsOf(file: string, name: string): readonly string[] {
  const keys = Object.keys(asRecord(readJson(file)));
  const stems = new Set(keys.map((key) => PLURAL.exec(key)?.[1] ?? key));
  const source = sourcesIn(dirname(file));
  const isSpelled = spellings(source);
  const asked = [...source.matchAll(/\bt\(\s*"([^"\n]+)"/g)].map((match) => match[1] ?? "");
  return [
    ...[...stems].filter((stem) => !isSpelled(stem)).map((stem) => `${name}: nobody uses "${stem}"`),
    ...asked.filter((key) => !stems.has(key)).map((key) => `${name}: there is no "${key}"`),
    ...[...stems]
      .filter((stem) => keys.includes(`${stem}_one`))
      .flatMap((stem) => PLURAL_FORMS.filter((form) => !keys.includes(`${stem}_${form}`)).map((form) => `${name}: "${stem}" lacks its form ${form}`)),
  ];
}

/** Keys of every `pl.json` under `root` that nobody uses, keys that are asked for but missing, and plurals with a form missing (I18N-01). */
export function textProblems(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /(^|[\\/])pl\.json$/.test(name))
    .flatMap((name) => problemsOf(join(root, name), name.replaceAll("\\", "/")))
    .toSorted();
}
