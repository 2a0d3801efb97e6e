import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { AssessedAdvisory, KnownAdvisory } from "./assess-advisories.ts";
import { severityFrom } from "./read-advisories.ts";

const HEAD = "advisory\tpackage\tseverity\tknown since";

/** Reads the advisories that former runs have seen; none without a file. */
export function readKnownAdvisories(file: string): readonly KnownAdvisory[] {
  if (!existsSync(file)) return [];
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [url = "", name = "", severity = "", knownSince = ""] = line.split("\t");
    return { url, package: name, severity: severityFrom(severity), knownSince };
  });
}

/** Writes the open advisories with the day on which they were first seen; fixed ones disappear. */
export function writeKnownAdvisories(file: string, advisories: readonly AssessedAdvisory[]): void {
  const rows = advisories.map((one) => [one.url, one.package, one.severity, one.knownSince].join("\t")).toSorted();
  writeFileSync(file, `${[HEAD, ...rows].join("\n")}\n`);
}
