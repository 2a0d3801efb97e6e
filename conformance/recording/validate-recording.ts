import { CHECKS } from "../checks.ts";
import { mergeFindings, RESPONSES, type ConformanceReport, type RuleOutcome } from "../conformance-report.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { Finding } from "../finding.ts";
import { inventoryOf } from "../inventory.ts";
import { validateExchanges } from "../validation/validate-exchanges.ts";
import { includesProfile, type Profile } from "../profile.ts";
import { FRAME_RULE_IDS, validateFrames } from "./validate-frames.ts";
import { validateRecordedRules } from "./recorded-rules.ts";
import type { Recording } from "./recording.ts";

const CHECK = "recording";

/** Returns what a recording says about a rule: nothing about one that needs calls of its own. */
function outcomeOf(rule: string, failed: ReadonlySet<string>, tried: ReadonlySet<string>): RuleOutcome {
  const isOfResponses = !CHECKS.some(({ rules }) => rules.includes(rule));
  const check = isOfResponses ? RESPONSES : CHECK;
  if (failed.has(rule)) return { rule, check, state: "failed", reason: "" };
  if (isOfResponses || tried.has(rule)) return { rule, check, state: "passed", reason: "" };
  return { rule, check, state: "not-tried", reason: "the recording has no calls that try it" };
}

/** Validates a recording without a network: every exchange by itself, exchanges with each other, and chat frames. */
export async function validateRecording(
  { exchanges, frames }: Recording,
  contract: PublishedContract,
  profile: Profile,
): Promise<ConformanceReport> {
  const findings: Finding[] = [...(await validateExchanges(exchanges, contract))];
  const inventory = inventoryOf(exchanges, contract, profile);
  const compared = validateRecordedRules(exchanges, contract);
  const details = [...compared.findings, ...validateFrames(frames, contract), ...inventory.findings];
  findings.push(...details.map((found) => contract.finding(found)));
  const tried = new Set([...compared.tried, ...(frames.length > 0 ? FRAME_RULE_IDS : [])]);
  const failed = new Set(findings.map(({ rule }) => rule));
  const [first] = exchanges;
  const last = exchanges.at(-1);
  return {
    contractVersion: contract.version,
    rulesVersion: contract.ruleBook.version,
    profile,
    writes: false,
    startedAt: first?.startedAt ?? "",
    durationMs:
      first === undefined || last === undefined
        ? 0
        : Date.parse(last.startedAt) + last.durationMs - Date.parse(first.startedAt),
    exchanges: exchanges.length,
    inventory: inventory.rows,
    rules: [...contract.ruleBook.rules.values()]
      .filter((rule) => includesProfile(profile, rule.profile))
      .map(({ id }) => outcomeOf(id, failed, tried)),
    findings: mergeFindings(findings),
    endedEarly: exchanges.length === 0 ? "the recording has no exchanges" : "",
  };
}
