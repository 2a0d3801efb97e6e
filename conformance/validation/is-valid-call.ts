import type { PublishedContract } from "../contract/published-contract.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { callFingerprint } from "../exchange/call-fingerprint.ts";
import { schemaErrors } from "./schema-errors.ts";

/** Returns the session id of the `Authorization` header; "" without one. */
function bearerOf(headers: Readonly<Record<string, string>>): string {
  return (headers["authorization"] ?? "").replace(/^Bearer /, "");
}

/** Longest body of a call, in characters: that of a piece of a file is 200,000. */
const MAX_BODY_LENGTH = 1_000_000;

/** Returns true if a request keeps to the contract, so that the provider must not refuse it as invalid. */
export function isValidCall({ operation, request }: Exchange, contract: PublishedContract): boolean {
  if (!contract.operations.has(operation) || request.method !== "POST" || request.body.length > MAX_BODY_LENGTH)
    return false;
  if (request.headers["x-ebok-fingerprint"] !== callFingerprint(operation, bearerOf(request.headers))) return false;
  const errors = schemaErrors(request.body, contract.validator);
  return !("problem" in errors) && errors.length === 0;
}
