import { CHECKS } from "../checks.ts";
import { mergeFindings, type ConformanceReport, type RuleOutcome } from "../conformance-report.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import type { Finding } from "../finding.ts";
import { inventoryOf } from "../inventory.ts";
import { judgeExchanges } from "../judge/judge-exchanges.ts";
import { includesProfile, type Profile } from "../profile.ts";
import { FRAME_RULE_IDS, judgeFrames } from "./judge-frames.ts";
import { judgeRecordedRules, RECORDED_RULE_IDS } from "./recorded-rules.ts";
import type { Recording } from "./recording.ts";

const CHECK = "recording";

const ruleResult = (rule: string, findings: readonly Finding[]): RuleOutcome => ({
  rule,
  check: CHECK,
  state: findings.some((finding) => finding.rule === rule) ? "failed" : "passed",
  reason: "",
});

/** Judges a recording without a network: every exchange by itself, exchanges with each other, and chat frames. */
export async function judgeRecording(
  { exchanges, frames }: Recording,
  contract: PublishedContract,
  profile: Profile,
): Promise<ConformanceReport> {
  const findings: Finding[] = [...(await judgeExchanges(exchanges, contract))];
  const inventory = inventoryOf(exchanges, contract, profile);
  const details = [...judgeRecordedRules(exchanges, contract), ...judgeFrames(frames, contract), ...inventory.findings];
  findings.push(...details.map((found) => contract.finding(found)));
  const tried = new Set([...RECORDED_RULE_IDS, ...(frames.length > 0 ? FRAME_RULE_IDS : [])]);
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
    rules: [...new Set([...tried, ...CHECKS.flatMap(({ rules }) => rules)])]
      .filter((id) => includesProfile(profile, contract.rule(id).profile))
      .map((id) =>
        tried.has(id)
          ? ruleResult(id, findings)
          : { rule: id, check: CHECK, state: "not-tried", reason: "needs calls to the provider" },
      ),
    findings: mergeFindings(findings),
    endedEarly: exchanges.length === 0 ? "the recording has no exchanges" : "",
  };
}
