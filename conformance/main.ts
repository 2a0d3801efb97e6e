import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { config } from "rxjs";
import { asList, asText } from "../scripts/json.ts";
import { CannotRun, loadAccounts } from "./accounts/load-accounts.ts";
import { parseConformanceArguments, USAGE, type ConformanceArguments } from "./arguments.ts";
import { PublishedContract } from "./contract/published-contract.ts";
import { htmlReport } from "./report/html-report.ts";
import { junitReport } from "./report/junit-report.ts";
import { textReport } from "./report/text-report.ts";
import { judgeReport } from "./report/verdict.ts";
import { runConformance } from "./run-conformance.ts";

/** Folder of the contract: beside the program in the package, docs/contract in the repository. */
function contractFolder(): string {
  const packaged = join(import.meta.dirname, "docs/contract");
  return existsSync(packaged) ? packaged : join(import.meta.dirname, "../docs/contract");
}

function readJsonFile(file: string | undefined): unknown {
  if (file === undefined) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(file, "utf8"));
    return content;
  } catch {
    throw new CannotRun(`${file} cannot be read as JSON`);
  }
}

function write(file: string | undefined, text: string): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs the kit; returns the exit code. */
async function main(args: ConformanceArguments): Promise<number> {
  const { url, profile, writes, timeoutMs, only } = args;
  const contract = new PublishedContract(contractFolder());
  const accounts = loadAccounts(args.accounts);
  const expectedIds = asList(readJsonFile(args.expectedFailures)).map(asText);
  const last = readJsonFile(args.last);
  const report = await runConformance({
    url,
    accounts,
    profile,
    writes,
    contract,
    timeoutMs,
    ...(only && { only }),
    logLine: (line) => console.log(line),
  });
  const verdict = judgeReport(report, expectedIds, last);
  write(args.json, `${JSON.stringify({ ...report, verdict }, undefined, 2)}\n`);
  write(args.html, htmlReport(report, verdict, contract));
  write(args.junit, junitReport(report, verdict));
  console.log(textReport(report, verdict));
  if (report.endedEarly !== "" && report.inventory.every(({ state }) => state === "not-tried" || state === "failed"))
    return 2;
  return verdict.unexpected.length > 0 || report.endedEarly !== "" ? 1 : 0;
}

// The portal reports exceptions of its decoders to RxJS; the kit reports them as findings.
config.onUnhandledError = () => undefined;

try {
  process.exitCode = await main(parseConformanceArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
