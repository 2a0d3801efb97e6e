import type { DiagnosedCall } from "./call-diagnostics.port.ts";
import { describeDeviation, type Deviation } from "./deviation.ts";

/** A call with the deviations of its response, or reports that belong to no SOAP call, such as those of the chat. */
export interface Diagnosis {
  readonly operation: string;
  /** Id by which the provider's log has the call (CALL-13); `undefined` for a report without a call. */
  readonly requestId: string | undefined;
  /** Facts about the call; `undefined` until it ends. */
  readonly call: DiagnosedCall | undefined;
  readonly deviations: readonly Deviation[];
  /** Other reports about it: `not supported`, `errorMessage`, an unreadable chat frame. */
  readonly notes: readonly string[];
}

/** Call or report in the list; `id` is stable while the page lives. */
export interface DiagnosisEntry extends Diagnosis {
  readonly id: number;
}

/** True for a call whose response deviates from the contract, and for a report without a call. */
export function hasDeviations({ call, deviations, notes }: Diagnosis): boolean {
  return deviations.length > 0 || (call === undefined && notes.length > 0);
}

/** True for a call without a usable response. */
export function hasFailed({ call, deviations }: Diagnosis): boolean {
  return call?.outcome === "failed" || deviations.some(({ effect }) => effect === "call-failed");
}

/** Formats a size with the units of 1,000 bytes that browsers show. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`;
}

/** One line about a call: `getClientData 7F3K-9QMD-12 answered`. */
export function diagnosisTitle({ operation, requestId, call, deviations, notes }: Diagnosis): string {
  const parts = [operation, requestId, call?.status];
  const found = deviations.length + (call === undefined ? notes.length : 0);
  if (found > 0) parts.push(found === 1 ? "1 deviation" : `${found} deviations`);
  return parts.filter((part) => part !== undefined).join(" · ");
}

/** Facts about a call, one line each, without personal data. */
export function diagnosisLines({ call, deviations, notes }: Diagnosis): readonly string[] {
  return [
    ...(call === undefined ? [] : callLines(call)),
    // The title says the status, which a failed call is reported by.
    ...notes.filter((note) => note !== call?.status).map((note) => `report: ${note}`),
    ...deviations.map((deviation) => `deviation: ${describeDeviation(deviation)}`),
  ];
}

function callLines({
  startedAt,
  durationMs,
  bytes,
  attempts,
  flag,
  refusalCode,
  outcome,
}: DiagnosedCall): readonly string[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["started", new Date(startedAt).toISOString()],
    ["duration", outcome === "running" ? undefined : `${Math.round(durationMs)} ms`],
    ["size", bytes === undefined ? undefined : formatBytes(bytes)],
    ["retries", attempts > 1 ? String(attempts - 1) : undefined],
    ["flag", flag],
    ["refusal", refusalCode],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
}
