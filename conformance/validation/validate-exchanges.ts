import type { PublishedContract } from "../contract/published-contract.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { Finding } from "../finding.ts";
import { validateExchange } from "./validate-exchange.ts";

const keyIn = (body: string): string | undefined => /<(?:[\w.-]+:)?intentId>([^<]*)</.exec(body)?.[1];

/**
 * Validates the exchanges of one provider in their order. HTTP 400 for an idempotency key that came with other content
 * before is right, which only the sequence shows.
 */
export async function validateExchanges(
  exchanges: readonly Exchange[],
  contract: PublishedContract,
): Promise<readonly Finding[]> {
  const bodies = new Map<string, string>();
  const findings: Finding[] = [];
  for (const exchange of exchanges) {
    if (exchange.operation === "") continue;
    const { body } = exchange.request;
    const key = keyIn(body);
    const former = key === undefined ? undefined : bodies.get(key);
    if (key !== undefined && former === undefined) bodies.set(key, body);
    const isConflict = former !== undefined && former !== body && exchange.response?.status === 400;
    const found = await validateExchange(exchange, contract);
    findings.push(...(isConflict ? found.filter(({ rule }) => rule !== "http.request-refused") : found));
  }
  return findings;
}
