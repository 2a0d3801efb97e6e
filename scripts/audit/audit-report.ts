import type { AssessedAdvisory } from "./assess-advisories.ts";

/** Describes each advisory in a line, and in the last line whether a time frame is breached. */
export function auditReport(advisories: readonly AssessedAdvisory[]): string {
  if (advisories.length === 0) return "no known vulnerability in the installed packages";
  const breached = advisories.filter(({ isBreached }) => isBreached).length;
  const lines = advisories.map(
    (one) =>
      `${one.isBreached ? "LATE" : "open"} ${one.package}: ${one.title} (${one.severity}, ` +
      `${one.isShipped ? "shipped" : "builds and tests only"}), known since ${one.knownSince}, ` +
      `to be fixed by ${one.deadline}, ${one.url}`,
  );
  return [...lines, `${advisories.length} known, ${breached} beyond the time frames of SECURITY.md`].join("\n");
}
