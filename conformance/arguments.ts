import { parseArgs } from "node:util";
import { CannotRun } from "./accounts/load-accounts.ts";
import { isProfile, PROFILES, type Profile } from "./profile.ts";

export interface ConformanceArguments {
  readonly url: string;
  readonly accounts: string;
  readonly profile: Profile;
  readonly writes: boolean;
  readonly html: string | undefined;
  readonly json: string | undefined;
  readonly junit: string | undefined;
  /** JSON report of an earlier run. */
  readonly last: string | undefined;
  readonly expectedFailures: string | undefined;
  readonly timeoutMs: number;
  /** Checks to run; all by default. */
  readonly only: readonly string[] | undefined;
}

export const USAGE = `Arguments: --url <address> --accounts <file> --profile login|core|full
  --writes                  also try what changes data of the test accounts
  --html, --json, --junit   files for the report
  --last <file>             JSON report of the last run, for a comparison
  --expected-failures <file>  ids of findings that do not fail the run: ["<id>", …]
  --timeout <seconds>       time limit of a request, 60 by default
  --only <check>,…          run some checks only
Exit codes: 0 conforms, 1 findings, 2 cannot run.`;

const OPTIONS = {
  url: { type: "string" },
  accounts: { type: "string" },
  profile: { type: "string" },
  writes: { type: "boolean", default: false },
  html: { type: "string" },
  json: { type: "string" },
  junit: { type: "string" },
  last: { type: "string" },
  "expected-failures": { type: "string" },
  timeout: { type: "string", default: "60" },
  only: { type: "string" },
} as const;

function parsed(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"] {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the arguments of the program. Throws `CannotRun` for missing and wrong ones. */
export function parseConformanceArguments(args: readonly string[]): ConformanceArguments {
  const { url, accounts, profile, timeout, only, ...values } = parsed(args);
  const address = url === undefined ? null : URL.parse(url);
  if (url === undefined || (address?.protocol !== "http:" && address?.protocol !== "https:"))
    throw new CannotRun("--url must be an address with http or https");
  if (accounts === undefined) throw new CannotRun("--accounts must name a file");
  if (!isProfile(profile)) throw new CannotRun(`--profile must be one of ${PROFILES.join(", ")}`);
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds <= 600)) throw new CannotRun("--timeout must be a number of seconds, at most 600");
  return {
    url,
    accounts,
    profile,
    writes: values.writes,
    html: values.html,
    json: values.json,
    junit: values.junit,
    last: values.last,
    expectedFailures: values["expected-failures"],
    timeoutMs: seconds * 1_000,
    only: only?.split(","),
  };
}
