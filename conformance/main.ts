import { existsSync } from "node:fs";
import { join } from "node:path";
import { config } from "rxjs";
import { CannotRun, loadAccounts } from "./accounts/load-accounts.ts";
import { parseConformanceArguments, USAGE, type ConformanceArguments } from "./arguments.ts";
import { PublishedContract } from "./contract/published-contract.ts";
import { parseValidateArguments, parseRecordArguments, RECORDING_USAGE } from "./recording/recording-arguments.ts";
import { runValidate, runRecord } from "./recording/recording-commands.ts";
import { createReportPublisher } from "./report/create-report-publisher.ts";
import { runConformance } from "./run-conformance.ts";

/** Folder of the contract: beside the program in the package, docs/contract in the repository. */
function contractFolder(): string {
  const packaged = join(import.meta.dirname, "docs/contract");
  return existsSync(packaged) ? packaged : join(import.meta.dirname, "../docs/contract");
}

/** Runs the kit against a provider; returns the exit code. */
async function runAgainstProvider(args: ConformanceArguments, contract: PublishedContract): Promise<number> {
  const { url, profile, writes, timeoutMs, only } = args;
  const accounts = loadAccounts(args.accounts);
  const publish = createReportPublisher(args, contract);
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
  const { text, exitCode } = publish(report);
  console.log(text);
  return exitCode;
}

function runCommand([command, ...args]: readonly string[]): Promise<number> {
  const contract = new PublishedContract(contractFolder());
  switch (command) {
    case "record":
      return runRecord(parseRecordArguments(args), contract);
    case "validate":
      return runValidate(parseValidateArguments(args), contract);
    default:
      return runAgainstProvider(parseConformanceArguments(command === undefined ? [] : [command, ...args]), contract);
  }
}

// The portal reports exceptions of its decoders to RxJS; the kit reports them as findings.
config.onUnhandledError = () => undefined;

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(`${error.message}\n\n${USAGE}\n\n${RECORDING_USAGE}`);
  process.exitCode = 2;
}
