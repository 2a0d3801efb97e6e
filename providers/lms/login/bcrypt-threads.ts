import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { TryAgainLater } from "../try-again-later.ts";
import { isBcryptAnswer, type BcryptQuestion } from "./bcrypt-question.ts";

/** Threads of a process: one core stays for the calls of other customers. */
const THREADS = Math.max(1, availableParallelism() - 1);
/** Most comparisons of a thread that wait. They take about 5 seconds; a customer does not wait longer for a login. */
const MAX_WAITING = 100;
/** Time after which a refused customer may try again, ms. */
const TRY_AGAIN_MS = 10_000;

interface Comparison {
  readonly question: BcryptQuestion;
  readonly resolve: (isSame: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Thread and the comparison that it executes. */
interface Thread {
  readonly worker: Worker;
  comparison: Comparison | undefined;
}

/**
 * Compares PINs with bcrypt hashes in threads of their own. A comparison takes about 50 ms of a core by intent, for
 * which the thread of the calls would answer no other call.
 */
export class BcryptThreads {
  readonly #most: number;
  readonly #maxWaiting: number;
  readonly #now: () => number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Comparison[] = [];

  constructor({ most = THREADS, maxWaiting = MAX_WAITING, now = Date.now } = {}) {
    this.#most = most;
    this.#maxWaiting = maxWaiting;
    this.#now = now;
  }

  /** Returns true for the PIN of the hash. Rejects with `TryAgainLater` if too many comparisons wait. */
  compare(typed: string, hash: string): Promise<boolean> {
    if (this.#waiting.length >= this.#most * this.#maxWaiting)
      return Promise.reject(new TryAgainLater(this.#now() + TRY_AGAIN_MS));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question: { typed, hash }, resolve, reject });
      this.#next();
    });
  }

  /** Ends the threads. Comparisons that have not ended reject. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("the comparisons have ended"));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  /** Gives the comparison that waits longest to a free thread, which is started if there are fewer than allowed. */
  #next(): void {
    if (this.#waiting.length === 0) return;
    const free = [...this.#threads].find(({ comparison }) => comparison === undefined);
    const thread = free ?? (this.#threads.size < this.#most ? this.#start() : undefined);
    if (thread === undefined) return;
    thread.comparison = this.#waiting.shift();
    thread.worker.postMessage(thread.comparison?.question);
  }

  #start(): Thread {
    const worker = new Worker(new URL("bcrypt-worker.ts", import.meta.url));
    const thread: Thread = { worker, comparison: undefined };
    // A thread without a comparison must not keep the process running.
    worker.unref();
    worker.on("message", (message: unknown) => {
      const { comparison } = thread;
      thread.comparison = undefined;
      if (isBcryptAnswer(message)) comparison?.resolve(message.isSame);
      else comparison?.reject(new TypeError("the message is no answer"));
      this.#next();
    });
    const end = (error: unknown): void => {
      this.#threads.delete(thread);
      thread.comparison?.reject(error);
      thread.comparison = undefined;
      this.#next();
    };
    worker.once("error", end);
    worker.once("exit", () => end(new Error("the thread has ended")));
    this.#threads.add(thread);
    return thread;
  }
}
