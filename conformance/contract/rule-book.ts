import { asList, asRecord, asText } from "../../scripts/json.ts";
import type { FindingLevel } from "../finding.ts";
import { isProfile, type Profile } from "../profile.ts";

/** Rule of docs/contract/rules.json. */
export interface ContractRule {
  /** Stable id, such as `session.fingerprint-required`. */
  readonly id: string;
  readonly level: FindingLevel;
  /** Smallest profile that must keep the rule. */
  readonly profile: Profile;
  /** Operations that the rule is about; empty for all. */
  readonly operations: readonly string[];
  /** Changes data of the provider: tried only with `--writes`. */
  readonly writes: boolean;
  /** Sentence of the contract that the rule checks. */
  readonly cites: { readonly file: string; readonly sentence: string };
}

export interface RuleBook {
  readonly version: string;
  readonly rules: ReadonlyMap<string, ContractRule>;
}

function toRule(value: unknown): ContractRule {
  const { id, level, profile, operations, writes, cites } = asRecord(value);
  const { file, sentence } = asRecord(cites);
  if ((level !== "error" && level !== "warning") || !isProfile(profile))
    throw new Error(`rules.json: ${asText(id)} has no level or profile`);
  return {
    id: asText(id),
    level,
    profile,
    operations: asList(operations).map(asText),
    writes: writes === true,
    cites: { file: asText(file), sentence: asText(sentence) },
  };
}

/** Reads docs/contract/rules.json. Throws for a rule without level or profile. */
export function parseRuleBook(json: string): RuleBook {
  const { version, rules } = asRecord(JSON.parse(json));
  return {
    version: asText(version),
    rules: new Map(asList(rules).map((value) => [asText(asRecord(value)["id"]), toRule(value)])),
  };
}
