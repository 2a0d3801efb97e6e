import { timer } from "rxjs";
import type { ClockPort, Result, WireFailure } from "#domain/shared-kernel/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";
import { resultIn } from "./codec.ts";
import type { XmlElement } from "./xml-tree.ts";
import { broughtFrom, READY, type Brought } from "./errand.ts";
import { readLargeInPlace } from "./large-xml.ts";
import type { OpenWorker } from "./open-worker.ts";
import { unpackTree } from "./packed-tree.ts";
import type { ReadReply } from "./read-reply.ts";

/**
 * How long a worker may take until it can be asked, ms. Its script may be on a line that is worse than the page's wait.
 */
export const WORKER_START_MS = 3_000;

/** The name under which the worker's time stands among the page's own measurements. */
const MEASURE = "ebok:worker";

type Waiting = (brought: Brought | undefined) => void;

/** One worker, from its start to its end. */
class Reader {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: OpenWorker;
  readonly #ready: Promise<boolean>;
  #last = 0;
  #over = false;

  constructor(open: (broken: () => void) => OpenWorker, { scheduler }: ClockPort) {
    this.#worker = open(() => this.#end());
    const { port } = this.#worker;
    this.#ready = new Promise((resolve) => {
      const late = timer(WORKER_START_MS, scheduler).subscribe(() => this.#end());
      this.#waiting.set(0, (brought) => {
        late.unsubscribe();
        resolve(brought !== undefined);
      });
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        const brought = data === READY ? { id: 0, busyMs: 0, why: "no-result" as const } : broughtFrom(data);
        if (brought === undefined) this.#end();
        else this.#settle(brought);
      };
    });
  }

  get over(): boolean {
    return this.#over;
  }

  /** What the worker made of the reply; `undefined` when it did not live to tell. */
  async run(bytes: ArrayBuffer, operation: string): Promise<Brought | undefined> {
    if (!(await this.#ready) || this.#over) return undefined;
    const id = (this.#last += 1);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      // a copy: should the worker die, the reply is still here
      this.#worker.port.postMessage({ id, operation, bytes });
    });
  }

  #settle(brought: Brought): void {
    const waiting = this.#waiting.get(brought.id);
    this.#waiting.delete(brought.id);
    waiting?.(brought);
  }

  #end(): void {
    this.#over = true;
    this.#worker.port.close();
    this.#worker.end();
    for (const waiting of this.#waiting.values()) waiting(undefined);
    this.#waiting.clear();
  }
}

function resultOf(brought: Brought, operation: string): Result<XmlElement, WireFailure> {
  return "tree" in brought
    ? resultIn(unpackTree(brought.tree), operation)
    : fail({ kind: "malformed", why: brought.why });
}

/**
 * Reads replies in a worker, which starts with the first and stays. What it cannot do (it did not load, it died, it
 * said
 * something else than it should) is done in place, and the next reply starts another one. Leaves a measure
 * `ebok:worker`
 * of each reply's time in the worker.
 */
export function readInWorker(open: (broken: () => void) => OpenWorker, clock: ClockPort): ReadReply {
  let reader: Reader | undefined;
  const running = (): Reader | undefined => {
    if (reader !== undefined && !reader.over) return reader;
    try {
      return (reader = new Reader(open, clock));
    } catch {
      // a browser without workers, or a policy of somebody else's that lets none start
      return undefined;
    }
  };
  return async (bytes, operation) => {
    const brought = await running()?.run(bytes, operation);
    if (brought === undefined) return readLargeInPlace(bytes, operation);
    const end = performance.now();
    performance.measure(MEASURE, { start: Math.max(0, end - brought.busyMs), end });
    return resultOf(brought, operation);
  };
}
