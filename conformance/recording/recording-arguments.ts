import { parseArgs } from "node:util";
import { CannotRun } from "../accounts/load-accounts.ts";
import { isProfile, PROFILES, type Profile } from "../profile.ts";
import type { ReportFiles } from "../report/create-report-publisher.ts";

export const RECORDING_USAGE = `npm run conformance -- record --url <provider> --port <port> --file <recording>
  passes calls, files and chat on, and records them without secrets and personal data
  --host <address>          address to listen on; 127.0.0.1 by default, so that other machines have no access
npm run conformance -- validate --file <recording> --profile login|core|full
  validates a recording without a network; takes --html, --json, --junit, --last, --expected-failures`;

export interface RecordArguments {
  readonly provider: URL;
  readonly port: number;
  readonly host: string;
  readonly file: string;
}

export interface ValidateArguments extends ReportFiles {
  readonly file: string;
  readonly profile: Profile;
}

/** Parses options that all have a value. Throws `CannotRun` for unknown and missing ones. */
function parsedOptions<const Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Readonly<Record<string, string | undefined>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
    return Object.fromEntries(
      Object.entries(parseArgs({ args: [...args], options }).values).map(([name, value]) => [name, String(value)]),
    );
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}

function fileOf(file: string | undefined): string {
  if (file === undefined) throw new CannotRun("--file must name the recording");
  return file;
}

/** Parses the arguments of `record`. Throws `CannotRun` for missing and wrong ones. */
export function parseRecordArguments(args: readonly string[]): RecordArguments {
  const { url, port, file, host = "127.0.0.1" } = parsedOptions(args, ["url", "port", "file", "host"]);
  const provider = url === undefined ? null : URL.parse(url);
  if (provider === null || !/^https?:$/.test(provider.protocol))
    throw new CannotRun("--url must be an address with http or https");
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new CannotRun("--port must be a number from 1 to 65535");
  return { provider, port: number, host, file: fileOf(file) };
}

/** Parses the arguments of `validate`. Throws `CannotRun` for missing and wrong ones. */
export function parseValidateArguments(args: readonly string[]): ValidateArguments {
  const values = parsedOptions(args, ["file", "profile", "html", "json", "junit", "last", "expected-failures"]);
  const { profile } = values;
  if (!isProfile(profile)) throw new CannotRun(`--profile must be one of ${PROFILES.join(", ")}`);
  return {
    file: fileOf(values["file"]),
    profile,
    html: values["html"],
    json: values["json"],
    junit: values["junit"],
    last: values["last"],
    expectedFailures: values["expected-failures"],
  };
}
