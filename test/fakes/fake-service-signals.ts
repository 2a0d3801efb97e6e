import { Subject } from "rxjs";
import type { ServiceSignal, ServiceSignalsPort } from "#domain/session/index.ts";

export interface FakeServiceSignals extends ServiceSignalsPort {
  /** Set by the test. */
  runningWrites: number;
  /** Emits the flag as if a response of the server carried it. */
  raise(signal: ServiceSignal): void;
}

/** Flags that the test raises. */
export function fakeServiceSignals(): FakeServiceSignals {
  const signals = new Subject<ServiceSignal>();
  return { signals: signals.asObservable(), runningWrites: 0, raise: (signal) => signals.next(signal) };
}
