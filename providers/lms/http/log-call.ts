import type { ServiceCallOutcome } from "#kit/http/call-metrics.ts";
import type { LmsHttpDependencies } from "./lms-http-dependencies.ts";

interface LoggedCall {
  readonly requestId: string | undefined;
  readonly operation: string | undefined;
  readonly outcome: ServiceCallOutcome;
  readonly seconds: number;
}

/** Longest request id that is logged. */
const MAX_ID_LENGTH = 40;

/** Logs a call without personal data. The request id finds the call that a customer reports. */
export function logCall(
  { log, now }: Pick<LmsHttpDependencies, "log" | "now">,
  { requestId, operation, outcome, seconds }: LoggedCall,
): void {
  const id = (requestId ?? "").replace(/[^A-Z0-9-]/g, "").slice(0, MAX_ID_LENGTH) || "-";
  log(`${new Date(now()).toISOString()} ${id} ${operation ?? "-"} ${outcome} ${Math.round(seconds * 1_000)} ms`);
}

/** Code of a database error, such as `42501` for a missing right. */
const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? ` ${error.code}` : "");

/**
 * Logs where the provider failed. The message of a database error may contain data of a customer, so it is left out.
 */
export function logFailure(error: unknown): void {
  if (!(error instanceof Error)) return void process.stderr.write("A call has failed.\n");
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  process.stderr.write([`${error.name}${codeOf(error)}`, ...places, ""].join("\n"));
}
