import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const IGNORED_FOLDERS = new Set([
  "node_modules",
  ".git",
  "dist",
  "dist-gallery",
  "dist-conformance",
  "dist-maps",
  "reports",
  "var",
  "coverage",
  "test-results",
  "playwright-report",
  ".vitest",
  ".stryker-tmp",
]);

/** Architecture tests, which spell the forbidden words themselves. */
const ARCHITECTURE_TESTS = /^test\/architecture\//;

const IS_TEXT =
  /\.(tsx?|mjs|json|jsonc|css|html|md|xml|xsd|wsdl|ya?ml|svg|txt|conf|sh)$|(^|\/)(run|LICENSE|\.npmrc|\.gitignore)$/;
const IS_CODE = /\.tsx?$/;
const IS_SPEC = /\.spec\.tsx?$/;

/** Maximum number of lines of a store, a view or a screen. */
const MAX_UNIT_LINES = 200;
const IS_UNIT = /^src-ui\/.*\.(store|view-model|view|screen)\.tsx?$/;

/** Maximum number of lines of any other code. */
const MAX_LINES = 380;

interface Ban {
  readonly what: string;
  readonly files: RegExp;
  readonly words: RegExp;
}

const BANS: readonly Ban[] = [
  {
    what: "a placeholder for later work",
    files: IS_TEXT,
    words: /\b(TODO|FIXME|XXX|HACK|not implemented|lorem ipsum|coming soon|w przygotowaniu)\b|wkrótce/iu,
  },
  { what: "a path of one computer", files: IS_TEXT, words: /(^|[^a-zA-Z.\w])\/(work|farm|root|Users)(\/|\b)/m },
  { what: "a disabled or exclusive test", files: IS_CODE, words: /\b(it|test|describe)\.(skip|only|todo|fixme)\b/ },
  { what: "an assertion of a constant", files: IS_CODE, words: /expect\(true\)/ },
  { what: "a fixed sleep", files: IS_CODE, words: /waitForTimeout\(/ },
  { what: "a disabled check", files: IS_CODE, words: /@ts-(?:ignore)|(?:es|ox)lint-disable/ },
  { what: "a registry host in the lock file", files: /^package-lock\.json$/, words: /"resolved": *"https?:/ },
];

/** Returns the path of every file of the project, with forward slashes, sorted by folder. */
export function filesOf(root: string, folder = ""): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : filesOf(root, name);
      return entry.isFile() ? [name] : [];
    })
    .toSorted();
}

function problemsOf(file: string, text: string): readonly string[] {
  const lines = text.split("\n");
  const maximum = IS_UNIT.test(file) ? MAX_UNIT_LINES : MAX_LINES;
  const isLong = IS_CODE.test(file) && !IS_SPEC.test(file) && lines.length - 1 > maximum;
  const found = BANS.filter(({ files, words }) => files.test(file) && words.test(text)).map(({ what, words }) => {
    const line = lines.findIndex((candidate) => words.test(candidate));
    return `${file}:${line + 1} has ${what}`;
  });
  return isLong ? [...found, `${file} has ${lines.length - 1} lines, more than ${maximum}`] : found;
}

/** Returns an error for each forbidden file name, forbidden content and overlong file of the tree at `root`. */
export function treeProblems(root: string): readonly string[] {
  return filesOf(root)
    .filter((file) => !ARCHITECTURE_TESTS.test(file))
    .flatMap((file) => [
      ...(/(^|\/)(utils?|helpers?|common|misc)(\/|\.|$)/.test(file) ? [`${file} has a generic name`] : []),
      ...(IS_TEXT.test(file) ? problemsOf(file, readFileSync(join(root, file), "utf8")) : []),
    ]);
}
