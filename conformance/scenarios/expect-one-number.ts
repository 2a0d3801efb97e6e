import type { Payload } from "#adapters/soap/gateway/envelope.ts";
import { expectAnswer, type NotTried } from "../check.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import type { FindingDetails } from "../finding.ts";

interface RepeatedWrite extends Pick<FindingDetails, "rule" | "path" | "expected" | "effect"> {
  readonly operation: string;
  readonly payload: Payload;
  readonly numberOf: (answer: ProviderAnswer) => string;
}

/**
 * Sends one write twice, each time with an idempotency key of its own: both responses must have the same number.
 * Returns it; `undefined` if the operation is not supported.
 */
export async function* expectOneNumber(
  client: ProviderClient,
  { operation, payload, numberOf, rule, ...details }: RepeatedWrite,
): AsyncGenerator<FindingDetails | NotTried, string | undefined> {
  const first = await client.write(operation, payload);
  if (first.isUnsupported) {
    yield { notTried: `${operation} is not supported`, rules: [rule] };
    return undefined;
  }
  const second = await client.write(operation, payload);
  const [number, repeated] = [numberOf(first), numberOf(second)];
  yield* expectAnswer(number !== "" && number === repeated, second, {
    rule,
    ...details,
    found: repeated === "" ? second.summary : "another number",
  });
  return number;
}
