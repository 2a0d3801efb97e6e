import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruiseTree } from "../boundaries/cruise-tree.ts";
import { ROOT } from "../run-tool.ts";
import { type Stage, stageFailed, stagePassed } from "./stage.ts";

/** Lowest plausible number of modules. Fewer mean that a parser is missing and all rules would pass silently. */
const FEWEST_MODULES = 50;

/** Folders that the rules cover. */
export const SOURCE_FOLDERS: readonly string[] = [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "providers",
  "sandbox",
  "gallery",
  "bench",
  "conformance",
  "deploy",
  "scripts",
  "test",
];

export const boundaries: Stage = {
  name: "boundaries",
  what: "import rules (dependency-cruiser)",
  async run() {
    const folders = SOURCE_FOLDERS.filter((folder) => existsSync(join(ROOT, folder)));
    const { modules, violations } = await cruiseTree(ROOT, folders);
    if (modules.length < FEWEST_MODULES)
      return stageFailed(`only ${modules.length} modules were read: is @swc/core installed?`);
    if (violations.length === 0) return stagePassed();
    return stageFailed(violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`).join("\n"));
  },
};
