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
import { measureHomeData } from "./measure-home-data.ts";
import { measureServices } from "./measure-services.ts";
import { openSites } from "./sites.ts";
import { agreementTable } from "./run-agreement.ts";
import { serializeRuns, parseRuns } from "./runs-file.ts";
import { parseBars, benchReport, evaluateBars } from "./bar-verdict.ts";
import { watchedBrowser } from "./watched-browser.ts";

/**
 * `npm run bench [-- --runs 9 --only login,home,home-data,services,invoices,decoding,chat --keep]`: measures the built
 * portal and two limit pages in turns, on a slowed-down processor and a slow line, and compares the medians with
 * `bench/budgets.json`. `--keep` writes the table and all runs to `bench/results/<version>` for a release note, moves
 * the previous ones to `<version>-before`, and prints how far each ratio differs between the two. See
 * docs/guides/benchmark.md.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "9" },
    only: { type: "string", default: "login,home,home-data,services,invoices,decoding,chat" },
    keep: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const only = values.only.split(",");

const RESULTS = join(ROOT, "bench/results");

/** Interval of turns with the chat, which takes long and varies little: an hour of chat. */
const CHAT_EVERY_TURNS = 3;

const browser = await watchedBrowser();
const sites = await openSites();
const measured = new Map<string, number[]>();

/**
 * Measures all pages in turns, so that other load of the machine affects all of them alike. The first turn warms up and
 * does not count.
 */
for (let turn = 0; turn <= runs; turn += 1) {
  const figures: Figures = new Map();
  const seldom = runs === 1 || turn % CHAT_EVERY_TURNS === 1;
  if (only.includes("login"))
    for (const site of ["static", "plain", "portal"] as const)
      await browser.run((own) => measureLogin(own, sites, site, figures));
  if (only.includes("home")) await browser.run((own) => measureHome(own, sites, figures));
  if (only.includes("home-data")) await browser.run((own) => measureHomeData(own, sites, figures));
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
const left = browser.left === 0 ? "" : ` Browsers that stopped drawing and were replaced: ${browser.left}.`;
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
    const previousRuns = parseRuns(readJson(join(RESULTS, `${version}-before.json`)));
    report += `\n## Comparison with the previous run\n\n${agreementTable(bars, previousRuns, measured)}`;
  }
  write(RESULTS, `${version}.json`, serializeRuns(measured));
  write(RESULTS, `${version}.md`, report);
}
write(join(REPORTS, "bench"), `${version}.md`, report);
console.log(`\n${report}`);
writeFileSync(join(REPORTS, "bench", "verdict.json"), JSON.stringify(verdicts));
if (verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1;
