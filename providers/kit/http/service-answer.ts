import type { JsonRecord } from "../json.ts";
import { UnreadableRequest } from "../wire/reader.ts";
import type { ServiceCallOutcome } from "./call-metrics.ts";

/** Content type of the service's responses. */
export const XML_CONTENT_TYPE = "text/xml; charset=utf-8";

const FLAGS = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError", "errorMessage"] as const;

/** Returns the outcome of a result for the metrics. */
export function outcomeOf(result: JsonRecord): ServiceCallOutcome {
  if (FLAGS.some((flag) => result[flag] !== undefined && result[flag] !== false)) return "flagged";
  return result["errorCode"] === undefined ? "ok" : "refused";
}

/** Returns the result of `read`, or the error of an unreadable request. */
export function readOrRefuse<Value>(read: () => Value): Value | UnreadableRequest {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableRequest) return error;
    throw error;
  }
}
