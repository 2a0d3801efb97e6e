import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { FindingDetails } from "../finding.ts";

/** Difference below which times count as equal, ms: the network varies more. */
const UNNOTICED_MS = 40;
/** Ratio of times from which a difference is reported. */
const NOTICED_RATIO = 2;

/** Returns the body of a response without moments and random ids, for a comparison. */
export function withoutMoments({ exchange, summary }: ProviderAnswer): string {
  return (exchange.response?.body ?? summary)
    .replaceAll(/\d{4}-\d{2}-\d{2}T[^<\s]+/g, "moment")
    .replaceAll(/\s+/g, " ");
}

/** Shortest time of several calls, which other load of the machine changes least. */
const shortest = (answers: readonly ProviderAnswer[]): number =>
  Math.min(...answers.map(({ exchange }) => exchange.durationMs));

/** Yields a finding when the calls of one kind take noticeably longer than those of the other. */
export function* compareTimes(
  known: readonly ProviderAnswer[],
  unknown: readonly ProviderAnswer[],
  { rule, effect }: Pick<FindingDetails, "rule" | "effect">,
): Generator<FindingDetails> {
  const [short = 0, long = 0] = [shortest(known), shortest(unknown)].toSorted((one, other) => one - other);
  if (long - short < UNNOTICED_MS || long < short * NOTICED_RATIO) return;
  yield {
    rule,
    effect,
    operation: known[0]?.exchange.operation,
    expected: "the same time for known and unknown logins",
    found: `${Math.round(short)} ms against ${Math.round(long)} ms`,
    requestId: unknown[0]?.requestId,
  };
}
