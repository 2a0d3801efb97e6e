import { EventEmitter } from "node:events";
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type TestProject, type WorkerRequest } from "vitest/node";

/** How the pool of kept processes is called. */
const KEPT_PROCESS = "kept-process";

/** A process is put away after so many runs: each leaves a listener in it. */
const MOST_RUNS = 100;

type Listener = Parameters<PoolWorker["on"]>[1];

interface Kept {
  readonly process: ForksPoolWorker;
  readonly project: TestProject;
  runs: number;
}

let idle: Kept | undefined;

/** Nobody takes a process that has ended while it waited. */
const forget = (): void => {
  idle = undefined;
};

/**
 * A process that stays when its run is over, and takes the next one: what the rules and their tests are made of is read
 * and compiled once in a hundred
 * mutants, not once in each. What a run leaves in it no rule reads: rules keep nothing between two tests, a spec is
 * read anew each time, and the
 * mutant is taken away by `no-mutant.ts`.
 */
class KeptWorker implements PoolWorker {
  readonly name = KEPT_PROCESS;
  readonly cacheFs = true;
  readonly #heard = new EventEmitter();
  readonly #kept: Kept;
  #ended = false;

  constructor(options: PoolOptions) {
    const kept = idle?.project === options.project && idle.runs < MOST_RUNS ? idle : undefined;
    this.#kept = kept ?? { process: new ForksPoolWorker(options), project: options.project, runs: 0 };
    idle?.process.off("exit", forget);
    idle = undefined;
  }

  async start(): Promise<void> {
    if (this.#kept.runs === 0) await this.#kept.process.start();
    this.#kept.runs += 1;
    this.#kept.process.on("message", this.#pass);
  }

  send(message: WorkerRequest): void {
    if (message.type !== "stop") return this.#kept.process.send(message);
    this.#ended = true;
    queueMicrotask(() => this.#heard.emit("message", { type: "stopped", __vitest_worker_response__: true }));
  }

  on(event: string, listener: Listener): void {
    if (event === "message") this.#heard.on(event, listener);
    else this.#kept.process.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    if (event === "message") this.#heard.off(event, listener);
    else this.#kept.process.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return this.#kept.process.deserialize(data);
  }

  /** One that was not asked to stop before hangs or has failed: nobody takes it again. */
  async stop(): Promise<void> {
    this.#kept.process.off("message", this.#pass);
    if (!this.#ended || idle !== undefined || this.#kept.runs >= MOST_RUNS) return this.#kept.process.stop();
    idle = this.#kept;
    idle.process.on("exit", forget);
  }

  readonly #pass = (message: unknown): void => {
    this.#heard.emit("message", message);
  };
}

/** Runs the files of a project in a process that outlasts the run. */
export const keptProcess = {
  name: KEPT_PROCESS,
  createPoolWorker: (options: PoolOptions): PoolWorker => new KeptWorker(options),
};
