import type { CallError } from "./call-errors.port.ts";
import { describeDeviation } from "./deviation.ts";

/** Describes an error of a call for a report. */
export function describeCallError(error: CallError): string {
  return "deviation" in error ? describeDeviation(error.deviation) : error.what;
}
