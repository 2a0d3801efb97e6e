import { constants, monitorEventLoopDelay, performance, PerformanceObserver } from "node:perf_hooks";

/** Collections of one kind. */
interface Collections {
  readonly count: number;
  readonly totalMs: number;
  readonly longestMs: number;
}

/** Pauses of a process in a period. */
export interface Pauses {
  /** Collections of new objects. */
  readonly young: Collections;
  /** All other collections, and the steps that prepare them. */
  readonly old: Collections;
  /** Times between two timers of the event loop, ms. */
  readonly loopP99Ms: number;
  readonly loopLongestMs: number;
}

/** Entry of the type `gc`. The types of Node do not name `detail`. */
interface CollectionEntry {
  readonly startTime: number;
  readonly duration: number;
  readonly detail?: unknown;
}

/** Interval of the timer that measures the event loop, ms. Each one wakes the process. */
const RESOLUTION_MS = 5;
const NANOSECONDS_PER_MS = 1_000_000;

const NONE: Collections = { count: 0, totalMs: 0, longestMs: 0 };

const withCollection = ({ count, totalMs, longestMs }: Collections, duration: number): Collections => ({
  count: count + 1,
  totalMs: totalMs + duration,
  longestMs: Math.max(longestMs, duration),
});

const isYoung = ({ detail }: CollectionEntry): boolean =>
  typeof detail === "object" &&
  detail !== null &&
  "kind" in detail &&
  detail.kind === constants.NODE_PERFORMANCE_GC_MINOR;

/** Records the collections of garbage and the delays of the event loop of this process. */
export class PauseRecorder {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => this.add(entry)));
  #begun = 0;
  #young = NONE;
  #old = NONE;

  /** Begins a period. */
  start(): void {
    this.#observer.observe({ entryTypes: ["gc"] });
    [this.#young, this.#old, this.#begun] = [NONE, NONE, performance.now()];
    this.#delays.reset();
    this.#delays.enable();
  }

  /** Ends the period and returns its pauses. */
  stop(): Pauses {
    for (const entry of this.#observer.takeRecords()) this.add(entry);
    this.#observer.disconnect();
    this.#delays.disable();
    return {
      young: this.#young,
      old: this.#old,
      loopP99Ms: this.#delays.percentile(99) / NANOSECONDS_PER_MS,
      loopLongestMs: this.#delays.max / NANOSECONDS_PER_MS,
    };
  }

  /** Adds a collection, unless it was before this period. */
  add(entry: CollectionEntry): void {
    if (entry.startTime < this.#begun) return;
    if (isYoung(entry)) this.#young = withCollection(this.#young, entry.duration);
    else this.#old = withCollection(this.#old, entry.duration);
  }
}

const describeCollections = ({ count, totalMs, longestMs }: Collections): string =>
  `${count}, ${totalMs.toFixed(0)} ms, longest ${longestMs.toFixed(1)} ms`;

/** Returns the figures of the pauses of a program. */
export const pauseFigures = (
  name: string,
  { young, old, loopP99Ms, loopLongestMs }: Pauses,
): readonly (readonly [name: string, value: string])[] => [
  [`young collections of ${name}`, describeCollections(young)],
  [`other collections of ${name}`, describeCollections(old)],
  [`event loop of ${name}`, `p99 ${loopP99Ms.toFixed(1)} ms, longest ${loopLongestMs.toFixed(1)} ms`],
];
