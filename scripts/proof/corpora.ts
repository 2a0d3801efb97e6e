import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildGallery } from "../build-gallery.ts";
import { ROOT } from "../run-tool.ts";
import { MIN_GENERATED_PAYLOADS, MIN_PAYLOADS } from "./bars.ts";
import { browserPart } from "./browser-part.ts";
import { runSpecs } from "./run-specs.ts";
import { failedPart, type ProofPart } from "./proof-part.ts";

const SPEC_FOLDERS: readonly string[] = [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "providers",
  "sandbox",
  "scripts",
  "test",
];
const BAR = "every hostile text and link does no harm";

/** Lists the corpus specs: `*.corpus.spec.ts`. */
export function corpusSpecs(root: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.corpus\.spec\.tsx?$/.test(name) && !name.includes("node_modules"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .toSorted(),
  );
}

const texts: ProofPart = {
  name: "corpora:texts",
  what: "naughty strings and hostile links through all code that accepts them (`*.corpus.spec.ts`)",
  inputs: ["src", "src-domain", "src-adapters", "src-ui", "test/corpora", "test/mothers", "package-lock.json"],
  limitMinutes: 10,
  run: (context) =>
    runSpecs(
      {
        specs: corpusSpecs(ROOT, SPEC_FOLDERS),
        report: "corpora-texts",
        bar: BAR,
        env: { EBOK_CORPORA: "all" },
      },
      context,
    ),
};

const safeHtml = browserPart({
  name: "corpora:safe-html",
  what:
    "the public attacks of the sanitiser's authors, in a real browser, with the sanitiser and the portal's policy, " +
    "and with each alone",
  bar: `at least ${MIN_PAYLOADS} payloads, 0 run`,
  spec: "safe-html.spec.ts",
  inputs: ["test/corpora/safe-html.json", "test/e2e-proof/script-trap.ts"],
  limitMinutes: 10,
});

const sinks = browserPart({
  name: "corpora:html-sinks",
  what:
    "every place that shows HTML of others, with the public attacks and ours, in a real browser: " +
    "with the sanitiser and the portal's policy, and with each alone",
  bar:
    `more than ${MIN_PAYLOADS} public and ${MIN_GENERATED_PAYLOADS} further payloads in every place, 0 run, ` +
    "and the page stays usable",
  spec: "html-sinks.spec.ts",
  inputs: ["test/corpora", "test/mothers", "test/e2e-proof/sinks", "test/e2e-proof/script-trap.ts"],
  limitMinutes: 15,
});

const links = browserPart({
  name: "corpora:links",
  what: "hostile links in five forms, opened in a real browser by a customer with several accounts",
  bar: "more than 300 addresses, none of which leaves the portal or switches the account",
  spec: "hostile-links.spec.ts",
  inputs: ["test/corpora/hostile-links.ts"],
  limitMinutes: 6,
});

const inFields = browserPart({
  name: "corpora:fields",
  what: "515 naughty strings through every kind of field in a real browser, at 320 px",
  bar: "every value arrives unchanged, no layout breaks, and only text that XML cannot carry is rejected",
  spec: "naughty-fields.spec.ts",
  inputs: ["gallery", "test/corpora", "vite.gallery.config.ts"],
  limitMinutes: 10,
});

/** Part that tests the fields on gallery pages, which need a build of their own. */
const fields: ProofPart = {
  ...inFields,
  async run(run) {
    const unbuilt = await buildGallery();
    return unbuilt === undefined ? inFields.run(run) : failedPart("", unbuilt);
  },
};

export const corpora: readonly ProofPart[] = [texts, links, safeHtml, sinks, fields];
