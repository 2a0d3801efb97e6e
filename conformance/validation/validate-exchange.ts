import type { PublishedContract } from "../contract/published-contract.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { Finding } from "../finding.ts";
import { validateCookies } from "./validate-cookies.ts";
import { validateDecoding } from "./validate-decoding.ts";
import { validateHttp } from "./validate-http.ts";
import { validateRelations } from "./validate-relations.ts";
import { validateSchema } from "./validate-schema.ts";
import { validateTexts } from "./validate-texts.ts";
import { validateValues } from "./validate-values.ts";

/**
 * Validates one exchange by itself, live or from a record: status and headers, the XSD, values that the XSD cannot
 * express, and what the portal's own decoder makes of the response.
 */
export async function validateExchange(exchange: Exchange, contract: PublishedContract): Promise<readonly Finding[]> {
  return [
    ...validateHttp(exchange, contract),
    ...validateSchema(exchange, contract),
    ...validateValues(exchange, contract),
    ...validateTexts(exchange, contract),
    ...validateRelations(exchange, contract),
    ...validateCookies(exchange, contract),
    ...(await validateDecoding(exchange, contract)),
  ];
}
