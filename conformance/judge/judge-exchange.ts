import type { PublishedContract } from "../contract/published-contract.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { Finding } from "../finding.ts";
import { judgeDecoding } from "./judge-decoding.ts";
import { judgeHttp } from "./judge-http.ts";
import { judgeSchema } from "./judge-schema.ts";
import { judgeValues } from "./judge-values.ts";

/**
 * Judges one exchange by itself, live or from a record: status and headers, the XSD, values that the XSD cannot
 * express, and what the portal's own decoder makes of the response.
 */
export async function judgeExchange(exchange: Exchange, contract: PublishedContract): Promise<readonly Finding[]> {
  return [
    ...judgeHttp(exchange, contract),
    ...judgeSchema(exchange, contract),
    ...judgeValues(exchange, contract),
    ...(await judgeDecoding(exchange, contract)),
  ];
}
