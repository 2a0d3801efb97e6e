import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NOT_OURS = new Set([
  "node_modules",
  ".git",
  "dist",
  "dist-gallery",
  "dist-maps",
  "reports",
  "var",
  "coverage",
  "test-results",
  "playwright-report",
  ".vitest",
  ".stryker-tmp",
]);

/** The fences themselves have to spell what they forbid. */
const FENCES = /^test\/architecture\//;

const IS_TEXT =
  /\.(tsx?|mjs|json|jsonc|css|html|md|xml|xsd|wsdl|ya?ml|svg|txt|conf|sh)$|(^|\/)(run|LICENSE|\.npmrc|\.gitignore)$/;
const IS_CODE = /\.tsx?$/;
const IS_SPEC = /\.spec\.tsx?$/;

/** Most lines of a store, a model or a view. */
const LONGEST_UNIT = 200;
const IS_UNIT = /^src-ui\/.*\.(store|model|view|screen)\.tsx?$/;

/** Most lines of any other code. */
const LONGEST = 380;

interface Ban {
  readonly what: string;
  readonly files: RegExp;
  readonly words: RegExp;
}

const BANS: readonly Ban[] = [
  {
    what: "a promise",
    files: IS_TEXT,
    words: /\b(TODO|FIXME|XXX|HACK|not implemented|lorem ipsum|coming soon|w przygotowaniu)\b|wkrótce/iu,
  },
  { what: "a path of one machine", files: IS_TEXT, words: /(^|[^a-zA-Z.\w])\/(work|farm|root|Users)(\/|\b)/m },
  { what: "a test that does not run", files: IS_CODE, words: /\b(it|test|describe)\.(skip|only|todo|fixme)\b/ },
  { what: "a test of nothing", files: IS_CODE, words: /expect\(true\)/ },
  { what: "a fixed sleep", files: IS_CODE, words: /waitForTimeout\(/ },
  { what: "a silenced check", files: IS_CODE, words: /@ts-(?:ignore)|(?:es|ox)lint-disable/ },
  { what: "a host in the lock file", files: /^package-lock\.json$/, words: /"resolved": *"https?:/ },
];

/** Every file of the project, with forward slashes, in order. */
export function filesOf(root: string, folder = ""): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesOf(root, name);
      return entry.isFile() ? [name] : [];
    })
    .toSorted();
}

function problemsOf(file: string, text: string): readonly string[] {
  const lines = text.split("\n");
  const most = IS_UNIT.test(file) ? LONGEST_UNIT : LONGEST;
  const isLong = IS_CODE.test(file) && !IS_SPEC.test(file) && lines.length - 1 > most;
  const found = BANS.filter(({ files, words }) => files.test(file) && words.test(text)).map(({ what, words }) => {
    const line = lines.findIndex((candidate) => words.test(candidate));
    return `${file}:${line + 1} has ${what}`;
  });
  return isLong ? [...found, `${file} has ${lines.length - 1} lines, more than ${most}`] : found;
}

/** What no file of the tree at `root` may be or hold, each as one line. */
export function treeProblems(root: string): readonly string[] {
  return filesOf(root)
    .filter((file) => !FENCES.test(file))
    .flatMap((file) => [
      ...(/(^|\/)(utils?|helpers?|common|misc)(\/|\.|$)/.test(file) ? [`${file} has a name that says nothing`] : []),
      ...(IS_TEXT.test(file) ? problemsOf(file, readFileSync(join(root, file), "utf8")) : []),
    ]);
}
