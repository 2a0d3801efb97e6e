import type { TestAccount, TestAccounts, AccountUse } from "./accounts/load-accounts.ts";
import type { PublishedContract } from "./contract/published-contract.ts";
import type { ProviderAnswer } from "./exchange/provider-answer.ts";
import type { ProviderClient } from "./exchange/provider-client.ts";
import type { FindingDetails } from "./finding.ts";
import type { Profile } from "./profile.ts";

/** Reason why rules could not be tried. They are listed as not tried, never as passed. */
export interface NotTried {
  readonly notTried: string;
  /** Rules; all rules of the check by default. */
  readonly rules?: readonly string[];
}

/** Results of a check, one after the other. */
export type CheckResults = AsyncGenerator<FindingDetails | NotTried>;

/** Everything that a check needs. */
export interface CheckContext {
  readonly contract: PublishedContract;
  readonly profile: Profile;
  readonly writes: boolean;
  readonly accounts: TestAccounts;
  /** Returns the accounts that may be used so. */
  accountsFor(use: AccountUse): readonly TestAccount[];
  /** Opens another browser without a session. */
  browser(): ProviderClient;
  /** Logs an account in in another browser; `undefined` if that failed, which is a finding of its own. */
  logIn(account: TestAccount): Promise<ProviderClient | undefined>;
  /** Current time, ms. */
  now(): number;
}

/** One group of rules, or a scenario of the portal. A new one is one file and one line in checks.ts. */
export interface Check {
  /** Name in the reports, such as `session`. */
  readonly id: string;
  readonly title: string;
  /** Ids of the rules that it tries. */
  readonly rules: readonly string[];
  /** Use of an account without which it cannot be tried. */
  readonly needs?: AccountUse;
  run(context: CheckContext): CheckResults;
}

/** Yields a finding about an answer unless `holds`. */
export function* expectAnswer(
  holds: boolean,
  answer: ProviderAnswer,
  details: Pick<FindingDetails, "rule" | "expected" | "effect"> & Partial<Pick<FindingDetails, "found" | "path">>,
): Generator<FindingDetails> {
  if (holds) return;
  yield {
    operation: answer.exchange.operation,
    requestId: answer.requestId,
    found: answer.summary,
    ...details,
  };
}
