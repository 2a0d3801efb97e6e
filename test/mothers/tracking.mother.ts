import {
  speedMeasurementOf,
  type Deviation,
  type DiagnosedCall,
  type SpeedMetric,
  type SpeedReading,
} from "#domain/tracking/index.ts";
import { START } from "#test/fakes/movable-clock.ts";

/** Answered call of a page. */
export function aDiagnosedCall(changes: Partial<DiagnosedCall> = {}): DiagnosedCall {
  return {
    operation: "getClientData",
    requestId: "7F3K-9QMD-12",
    startedAt: START,
    durationMs: 120,
    bytes: 3_140,
    attempts: 1,
    outcome: "answered",
    status: "ok",
    flag: undefined,
    refusalCode: undefined,
    ...changes,
  };
}

/** Unpaid amount of an invoice that is missing. */
export function aDeviation(changes: Partial<Deviation> = {}): Deviation {
  return {
    path: "entries.item[3].unpaidAmount",
    expected: "an amount with a dot",
    found: "nothing",
    effect: "item-left-out",
    hidesAmounts: true,
    ...changes,
  };
}

/** LCP of the loaded page, painted 640 ms after its load. */
export function aSpeedReading(
  metric: SpeedMetric = "LCP",
  value = 640,
  changes: Partial<Omit<SpeedReading, "measurement">> = {},
): SpeedReading {
  const measurement = speedMeasurementOf(metric, value);
  if (measurement === undefined) throw new Error(`no page has the ${metric} ${value}`);
  return { measurement, viewId: "v-1", observedAt: 640, viewStartedAt: 0, ...changes };
}
