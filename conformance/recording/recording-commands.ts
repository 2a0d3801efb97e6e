import { readFileSync } from "node:fs";
import { CannotRun } from "../accounts/load-accounts.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { createReportPublisher } from "../report/create-report-publisher.ts";
import { validateRecording } from "./validate-recording.ts";
import { unmaskedValues } from "./unmasked-values.ts";
import { recordExchanges } from "./record-exchanges.ts";
import { readRecording, type Recording } from "./recording.ts";
import type { ValidateArguments, RecordArguments } from "./recording-arguments.ts";

/** Records until the process is interrupted. Throws `CannotRun` for a port that is taken or a file without rights. */
export async function runRecord(
  { provider, port, host, file }: RecordArguments,
  contract: PublishedContract,
): Promise<number> {
  try {
    const proxy = await recordExchanges({ provider, port, host, file, isUnmasked: unmaskedValues(contract) });
    console.log(`${proxy.url} passes everything on to ${provider.origin} and records it in ${file}. Ctrl-C ends it.`);
    await new Promise<void>((ended) => {
      process.once("SIGINT", () => ended());
      process.once("SIGTERM", () => ended());
    });
    await proxy.close();
    const { exchanges, frames } = readRecording(readFileSync(file, "utf8"));
    console.log(`${exchanges.length} requests and ${frames.length} chat frames in ${file}.`);
    return 0;
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}

function loadRecording(file: string): Recording {
  try {
    return readRecording(readFileSync(file, "utf8"));
  } catch (error) {
    throw new CannotRun(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Validates a recording; returns the exit code. */
export async function runValidate(
  { file, profile, ...files }: ValidateArguments,
  contract: PublishedContract,
): Promise<number> {
  const publish = createReportPublisher(files, contract);
  const { text, exitCode } = publish(await validateRecording(loadRecording(file), contract, profile));
  console.log(text);
  return exitCode;
}
