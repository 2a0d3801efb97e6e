import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { asText, asRecord, readJson } from "../scripts/json.ts";
import { REPORTS, ROOT } from "../scripts/run-tool.ts";
import { measureChat } from "./measure-chat.ts";
import {
  measureDecoding,
  measureHome,
  measureInvoices,
  measureLogin,
  measureSavingInvoices,
  type Figures,
} from "./figures.ts";
import { measureServices } from "./measure-services.ts";
import { openSites } from "./sites.ts";
import { agreementTable } from "./run-agreement.ts";
import { serializeRuns, parseRuns } from "./runs-file.ts";
import { parseBars, benchReport, evaluateBars } from "./bar-verdict.ts";
import { watchedBrowser } from "./watched-browser.ts";

/**
 * `npm run bench [-- --runs 9 --only login,home,services,invoices,decoding,chat --keep]`: times the built portal beside
 * two pages that nobody can
 * beat, in turns, on a slow machine and a slow line, and holds the medians to `bench/budgets.json`. `--keep` writes the
 * table and every run to `bench/results/<version>`, for a release note, and what was kept there before to
 * `<version>-before`: of two runs one
 * after the other it then says how far each ratio differs. See docs/guides/benchmark.md.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "9" },
    only: { type: "string", default: "login,home,services,invoices,decoding,chat" },
    keep: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const only = values.only.split(",");

const RESULTS = join(ROOT, "bench/results");

/** Every third turn has what takes long and hardly moves: an hour of talk. */
const CHAT_EVERY_TURNS = 3;

const browser = await watchedBrowser();
const sites = await openSites();
const measured = new Map<string, number[]>();

/**
 * All pages in turns, so that whatever else the machine does meets all of them alike. The first turn warms up and does
 * not count.
 */
for (let turn = 0; turn <= runs; turn += 1) {
  const figures: Figures = new Map();
  const seldom = runs === 1 || turn % CHAT_EVERY_TURNS === 1;
  if (only.includes("login"))
    for (const site of ["static", "plain", "portal"] as const)
      await browser.run((own) => measureLogin(own, sites, site, figures));
  if (only.includes("home")) await browser.run((own) => measureHome(own, sites, figures));
  if (only.includes("services")) await browser.run((own) => measureServices(own, sites, figures));
  if (only.includes("invoices")) {
    for (const site of ["plain", "portal"] as const)
      await browser.run((own) => measureInvoices(own, sites, site, figures));
    await browser.run((own) => measureSavingInvoices(own, sites, figures));
  }
  if (only.includes("decoding")) await browser.run((own) => measureDecoding(own, sites, figures));
  if (only.includes("chat") && seldom) await browser.run((own) => measureChat(own, sites, figures));
  if (turn === 0 && runs > 1) continue;
  for (const [name, value] of figures) measured.set(name, [...(measured.get(name) ?? []), value]);
  console.log(`turn ${turn} of ${runs}`);
  if (runs === 1) break;
}

await browser.end();
for (const site of Object.values(sites)) await site.close();

const bars = parseBars(JSON.parse(readFileSync(join(ROOT, "bench/budgets.json"), "utf8")));
const verdicts = evaluateBars(bars, measured);
const version = asText(asRecord(readJson(join(ROOT, "package.json")))["version"]);
const table = benchReport(measured, verdicts, runs);
const left =
  browser.left === 0
    ? ""
    : ` Browsers that gave no more frames, and what was under way in them begun anew: ${browser.left}.`;
const machine = `${cpus().length} processors, node ${process.version}, medians of ${runs} turns (least–most).${left}`;

function write(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

write(join(REPORTS, "bench"), `${version}.json`, serializeRuns(measured));
let report = `# Bench of ${version}\n\n${machine}\n\n${table}`;
if (values.keep) {
  const before = join(RESULTS, `${version}.json`);
  if (existsSync(before)) {
    renameSync(before, join(RESULTS, `${version}-before.json`));
    report += `\n## Beside the run before\n\n${agreementTable(bars, parseRuns(readJson(join(RESULTS, `${version}-before.json`))), measured)}`;
  }
  write(RESULTS, `${version}.json`, serializeRuns(measured));
  write(RESULTS, `${version}.md`, report);
}
write(join(REPORTS, "bench"), `${version}.md`, report);
console.log(`\n${report}`);
writeFileSync(join(REPORTS, "bench", "verdict.json"), JSON.stringify(verdicts));
if (verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1;
