import type { ExchangeFailure } from "../../exchange/exchange.ts";
import type { PlantedFault } from "./planted-fault.ts";

const transportFault = (
  operation: string,
  what: string,
  expectedRule: string,
  failure: ExchangeFailure,
): PlantedFault => ({
  name: `${operation}: ${what}`,
  expectedRule,
  expectedOperation: operation,
  apply: { kind: "failure", failure },
});

/** Faults because of which a call has no complete response. */
export const TRANSPORT_FAULTS: readonly PlantedFault[] = [
  transportFault("getClientData", "a broken connection", "address.responds", "unreachable"),
  transportFault("getClientFinancialEntries", "no response within the time limit", "http.time-limit", "timeout"),
  transportFault("getSiteContent", "a connection that ends within the body", "response.readable", "truncated"),
  transportFault("getClientMessages", "a body without an end", "response.readable", "too-large"),
];
