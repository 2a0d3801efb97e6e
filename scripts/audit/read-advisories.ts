import { asList, asRecord, asText, isRecord } from "../json.ts";

/** Severities of npm, the gravest first. */
export const SEVERITIES = ["critical", "high", "moderate", "low", "info"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Published vulnerability of an installed package. */
export interface Advisory {
  /** Address of the advisory, unique. */
  readonly url: string;
  readonly package: string;
  readonly severity: Severity;
  readonly title: string;
}

export type AuditAnswer =
  | { readonly kind: "advisories"; readonly advisories: readonly Advisory[] }
  /** The advisory service cannot be asked. */
  | { readonly kind: "no answer"; readonly reason: string };

/** An unknown severity counts as critical, the safe assumption. */
export const severityFrom = (text: string): Severity => SEVERITIES.find((one) => one === text) ?? "critical";

/**
 * Reads the output of `npm audit --json`. Entries of `via` that are texts name another vulnerable package, which has an
 * entry of its own.
 */
export function readAdvisories(output: string): AuditAnswer {
  const answer = parsed(output);
  if (!isRecord(answer)) return { kind: "no answer", reason: "npm audit printed no JSON" };
  if (!isRecord(answer["vulnerabilities"]))
    return { kind: "no answer", reason: asText(answer["message"]) || "npm audit printed no vulnerabilities" };
  const advisories = Object.values(answer["vulnerabilities"])
    .flatMap((entry) => asList(asRecord(entry)["via"]))
    .filter(isRecord)
    .map((via) => ({
      url: asText(via["url"]),
      package: asText(via["name"]),
      severity: severityFrom(asText(via["severity"])),
      title: asText(via["title"]),
    }));
  return { kind: "advisories", advisories: [...new Map(advisories.map((one) => [one.url, one])).values()] };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
