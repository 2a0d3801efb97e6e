import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractPage } from "./contract/contract-page.ts";
import { readContract } from "./contract/read-contract.ts";
import { REPORTS, ROOT } from "./run-tool.ts";

// npm run contract: writes the contract as a page to read, reports/contract/index.html.
const FOLDER = join(ROOT, "docs/contract");
const examples = readdirSync(join(FOLDER, "examples")).filter((name) => name.endsWith(".xml"));
const target = join(REPORTS, "contract");
mkdirSync(target, { recursive: true });
writeFileSync(
  join(target, "index.html"),
  contractPage(readContract(), {
    rules: readFileSync(join(FOLDER, "README.md"), "utf8"),
    examples: new Map(examples.map((name) => [name, readFileSync(join(FOLDER, "examples", name), "utf8")])),
  }),
);
console.log("reports/contract/index.html");
