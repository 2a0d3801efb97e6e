import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureCpuSlowdown } from "../scripts/cpu-slowdown.ts";
import { asText, asRecord, readJson } from "../scripts/json.ts";
import { REPORTS, ROOT } from "../scripts/run-tool.ts";
import { BENCH_STEPS } from "./bench-steps.ts";
import { PART_NAMES, runsInTurn, selectBenchParts } from "./bench-schedule.ts";
import type { Figures } from "./figures.ts";
import { openSites } from "./sites.ts";
import { comparisonReport } from "./run-agreement.ts";
import { serializeRuns, parseRuns } from "./runs-file.ts";
import {
  CPU_SLOWDOWN_FIGURE,
  benchReport,
  evaluateBars,
  isMeasured,
  parseBars,
  slowMachineNote,
} from "./bar-verdict.ts";
import { watchedBrowser } from "./watched-browser.ts";

/**
 * `npm run bench [-- login chat …] [--runs 9] [--smoke] [--keep]`: measures the built portal and two limit pages in
 * turns, on a slowed-down processor and a slow line, and compares medians and ratios with `bench/budgets.json`. Without
 * names it runs all parts of `bench-schedule.ts`. `--smoke`: one turn without a warm-up, to see that the measurements
 * work. `--keep` writes the table and all runs to `bench/results/<version>` for a release note, moves the previous ones
 * to `<version>-before`, and prints how far each ratio differs between the two. See docs/guides/benchmark.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "9" },
    only: { type: "string" },
    smoke: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});
const runs = values.smoke ? 1 : Number(values.runs);
const names = [...positionals, ...(values.only?.split(",") ?? [])];
const parts = selectBenchParts(names);

const RESULTS = join(ROOT, "bench/results");

const browser = await watchedBrowser();
const sites = await openSites();
const measured = new Map<string, number[]>();

/**
 * Measures all pages in turns, so that other load of the machine affects all of them alike. The first turn warms up and
 * does not count.
 */
for (let turn = 0; turn <= runs; turn += 1) {
  const figures: Figures = new Map();
  for (const part of parts) {
    if (!runsInTurn(part, turn, runs)) continue;
    const start = performance.now();
    const cpuSlowdown = await browser.run(measureCpuSlowdown);
    figures.set(CPU_SLOWDOWN_FIGURE, Math.min(cpuSlowdown, figures.get(CPU_SLOWDOWN_FIGURE) ?? Infinity));
    for (const step of BENCH_STEPS[part.name])
      await browser.run((own) => step({ browser: own, cpuSlowdown }, sites, figures));
    console.log(`${part.name}: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  }
  if (turn === 0 && runs > 1) continue;
  for (const [name, value] of figures) measured.set(name, [...(measured.get(name) ?? []), value]);
  console.log(`turn ${turn} of ${runs}`);
  if (runs === 1) break;
}

await browser.end();
for (const site of Object.values(sites)) await site.close();

const allBars = parseBars(JSON.parse(readFileSync(join(ROOT, "bench/budgets.json"), "utf8")));
// A run of some parts is judged by their bars.
const bars = parts.length === PART_NAMES.length ? allBars : allBars.filter((bar) => isMeasured(bar, measured));
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
const note = slowMachineNote(measured);
let report = `# Bench of ${version}\n\n${machine}\n\n${note === "" ? "" : `${note}\n\n`}${table}`;
if (values.keep) {
  const before = join(RESULTS, `${version}.json`);
  if (existsSync(before)) {
    renameSync(before, join(RESULTS, `${version}-before.json`));
    const previousRuns = parseRuns(readJson(join(RESULTS, `${version}-before.json`)));
    report += `\n## Comparison with the previous run\n\n${comparisonReport(bars, previousRuns, measured)}`;
  }
  write(RESULTS, `${version}.json`, serializeRuns(measured));
  write(RESULTS, `${version}.md`, report);
}
write(join(REPORTS, "bench"), `${version}.md`, report);
console.log(`\n${report}`);
writeFileSync(join(REPORTS, "bench", "verdict.json"), JSON.stringify(verdicts));
if (verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1;
