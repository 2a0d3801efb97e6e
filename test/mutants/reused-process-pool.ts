import { EventEmitter } from "node:events";
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type TestProject, type WorkerRequest } from "vitest/node";

/** Name of the pool. */
const REUSED_PROCESS = "kept-process";

/** Number of runs after which a process is replaced, because each run leaves a listener in it. */
const MAX_RUNS = 100;

type Listener = Parameters<PoolWorker["on"]>[1];

interface ReusableProcess {
  readonly process: ForksPoolWorker;
  readonly project: TestProject;
  runs: number;
}

let idle: ReusableProcess | undefined;

/** Discards a waiting process that has exited. */
const forget = (): void => {
  idle = undefined;
};

/**
 * Worker whose process outlasts its run and takes the next one, so that modules are read and compiled once in a hundred
 * mutants. Runs do not affect each other: rules keep no state between tests, specs are read again for each run, and
 * `reset-mutant.ts` removes the mutant.
 */
class ReusedProcessWorker implements PoolWorker {
  readonly name = REUSED_PROCESS;
  readonly cacheFs = true;
  readonly #messages = new EventEmitter();
  readonly #reused: ReusableProcess;
  #ended = false;

  constructor(options: PoolOptions) {
    const reused = idle?.project === options.project && idle.runs < MAX_RUNS ? idle : undefined;
    this.#reused = reused ?? { process: new ForksPoolWorker(options), project: options.project, runs: 0 };
    idle?.process.off("exit", forget);
    idle = undefined;
  }

  async start(): Promise<void> {
    if (this.#reused.runs === 0) await this.#reused.process.start();
    this.#reused.runs += 1;
    this.#reused.process.on("message", this.#pass);
  }

  send(message: WorkerRequest): void {
    if (message.type !== "stop") return this.#reused.process.send(message);
    this.#ended = true;
    queueMicrotask(() => this.#messages.emit("message", { type: "stopped", __vitest_worker_response__: true }));
  }

  on(event: string, listener: Listener): void {
    if (event === "message") this.#messages.on(event, listener);
    else this.#reused.process.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    if (event === "message") this.#messages.off(event, listener);
    else this.#reused.process.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return this.#reused.process.deserialize(data);
  }

  /**
   * Keeps the process for the next run. A process that ends without a "stop" message hangs or has failed, so it is
   * stopped.
   */
  async stop(): Promise<void> {
    this.#reused.process.off("message", this.#pass);
    if (!this.#ended || idle !== undefined || this.#reused.runs >= MAX_RUNS) return this.#reused.process.stop();
    idle = this.#reused;
    idle.process.on("exit", forget);
  }

  readonly #pass = (message: unknown): void => {
    this.#messages.emit("message", message);
  };
}

/** Pool that runs the files of a project in a process that outlasts the run. */
export const reusedProcessPool = {
  name: REUSED_PROCESS,
  createPoolWorker: (options: PoolOptions): PoolWorker => new ReusedProcessWorker(options),
};
