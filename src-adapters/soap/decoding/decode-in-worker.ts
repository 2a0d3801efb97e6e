import { timer } from "rxjs";
import type { ClockPort, Result, WireFailure } from "#domain/shared-kernel/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";
import { findResult, type SoapResponseDecoder } from "./decode-soap-response.ts";
import { parseDecodeResponse, WORKER_READY, type DecodeResponse } from "./decode-requests.ts";
import { decodeLargeInPlace } from "./large-xml.ts";
import { unpackTree } from "./packed-tree.ts";
import type { XmlElement } from "./parse-xml.ts";

/** Time limit for the start of a worker (ms): its script may load over a slow connection. */
export const WORKER_START_TIMEOUT_MS = 3_000;

/** Time limit for decoding one response (ms): a hundred times what the largest response takes on a slow phone. */
export const WORKER_DECODE_TIMEOUT_MS = 15_000;

/** Name of the performance measure of the decoding time in the worker. */
const MEASURE = "ebok:worker";

/** A running worker and the port to it. */
export interface DecodeWorkerHandle {
  readonly port: MessagePort;
  readonly end: () => void;
}

/** Starts a worker; calls `onBroken` when it cannot be loaded or fails later. */
export type StartWorker = (onBroken: () => void) => DecodeWorkerHandle;

/** `timed-out`: the worker did not respond in time, so that the page must not decode the response either. */
type WorkerOutcome = DecodeResponse | "timed-out" | undefined;

type ResponseHandler = (outcome: WorkerOutcome) => void;

/** One worker, from its start to its end. */
class WorkerSession {
  readonly #handlers = new Map<number, ResponseHandler>();
  readonly #worker: DecodeWorkerHandle;
  readonly #ready: Promise<boolean>;
  readonly #scheduler: ClockPort["scheduler"];
  #last = 0;
  #isOver = false;

  constructor(startWorker: StartWorker, { scheduler }: ClockPort) {
    this.#scheduler = scheduler;
    this.#worker = startWorker(() => this.#end());
    const { port } = this.#worker;
    this.#ready = new Promise((resolve) => {
      const startTimeout = timer(WORKER_START_TIMEOUT_MS, scheduler).subscribe(() => this.#end());
      this.#handlers.set(0, (response) => {
        startTimeout.unsubscribe();
        resolve(response !== undefined && response !== "timed-out");
      });
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        const response =
          data === WORKER_READY ? { id: 0, busyMs: 0, why: "no-result" as const } : parseDecodeResponse(data);
        if (response === undefined) this.#end();
        else this.#settle(response);
      };
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * Returns the worker's response; `undefined` when the worker ended first. A worker that does not respond in time is
   * ended with all its requests.
   */
  async decode(bytes: ArrayBuffer, operation: string): Promise<WorkerOutcome> {
    if (!(await this.#ready) || this.#isOver) return undefined;
    const id = (this.#last += 1);
    return new Promise((resolve) => {
      const timeout = timer(WORKER_DECODE_TIMEOUT_MS, this.#scheduler).subscribe(() => this.#end("timed-out"));
      this.#handlers.set(id, (outcome) => {
        timeout.unsubscribe();
        resolve(outcome);
      });
      // Sent as a copy: if the worker fails, the page still has the SOAP response.
      this.#worker.port.postMessage({ id, operation, bytes });
    });
  }

  #settle(response: DecodeResponse): void {
    const handle = this.#handlers.get(response.id);
    this.#handlers.delete(response.id);
    handle?.(response);
  }

  #end(outcome?: "timed-out"): void {
    this.#isOver = true;
    this.#worker.port.close();
    this.#worker.end();
    for (const handle of this.#handlers.values()) handle(outcome);
    this.#handlers.clear();
  }
}

function resultOf(response: DecodeResponse, operation: string): Result<XmlElement, WireFailure> {
  return "tree" in response
    ? findResult(unpackTree(response.tree), operation)
    : fail({ kind: "malformed", why: response.why });
}

/**
 * Decodes SOAP responses in a worker, which starts with the first one and stays. If the worker does not load, fails or
 * sends an invalid message, decodes in place, and the next SOAP response starts a new worker. If the worker takes too
 * long, the response is malformed: decoding it in place would stop the page. Records a performance measure
 * `ebok:worker` for each SOAP response.
 */
export function decodeInWorker(startWorker: StartWorker, clock: ClockPort): SoapResponseDecoder {
  let session: WorkerSession | undefined;
  const runningSession = (): WorkerSession | undefined => {
    if (session !== undefined && !session.isOver) return session;
    try {
      return (session = new WorkerSession(startWorker, clock));
    } catch {
      // The browser has no workers, or the content security policy forbids them.
      return undefined;
    }
  };
  return async (bytes, operation) => {
    const response = await runningSession()?.decode(bytes, operation);
    if (response === "timed-out") return fail({ kind: "malformed", why: "too-slow" });
    if (response === undefined) return decodeLargeInPlace(bytes, operation);
    const end = performance.now();
    performance.measure(MEASURE, { start: Math.max(0, end - response.busyMs), end });
    return resultOf(response, operation);
  };
}
