import type { LmsDatabase, LmsQueries } from "../database/lms-database.ts";
import {
  deleteOutgoingMessage,
  insertOutgoingMessage,
  postponeOutgoingMessage,
  takeOutgoingMessage,
} from "../state/outgoing-message.repository.ts";
import type { MessageSender, CustomerMessage } from "./message-sender.ts";

/** Time between two looks for messages that another process has left behind, ms. */
const LOOK_MS = 15_000;

export interface OutboxDependencies {
  readonly database: LmsDatabase;
  readonly sender: MessageSender;
  readonly now: () => number;
  readonly logFailure: (error: unknown) => void;
}

/**
 * Sends messages that were stored with the write that caused them: a process that ends in between loses none. A message
 * whose sending ends without a result is sent once more.
 */
export class OutboxRunner {
  readonly #dependencies: OutboxDependencies;
  #hasStored = true;
  #run: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: OutboxDependencies) {
    this.#dependencies = dependencies;
  }

  /** Looks for messages now and from time to time. */
  start(): void {
    this.wake();
    this.#timer = setInterval(() => {
      this.#hasStored = true;
      this.wake();
    }, LOOK_MS);
    this.#timer.unref();
  }

  /** Stores a message in the transaction of a write. */
  async store(queries: LmsQueries, message: CustomerMessage): Promise<void> {
    await insertOutgoingMessage(queries, message, this.#dependencies.now());
    this.#hasStored = true;
  }

  /** Sends what was stored, after the messages that are being sent. */
  wake(): void {
    if (!this.#hasStored) return;
    this.#hasStored = false;
    this.#run = this.#run.then(() => this.#sendAll()).catch(this.#dependencies.logFailure);
  }

  /** Resolves when everything that was stored before was tried. */
  idle(): Promise<void> {
    return this.#run;
  }

  /** Ends the looks and waits for the message that is being sent. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#run;
  }

  async #sendAll(): Promise<void> {
    while (await this.#sendNext());
  }

  #sendNext(): Promise<boolean> {
    const { database, sender, now, logFailure } = this.#dependencies;
    return database.inTransaction(async (queries) => {
      const waiting = await takeOutgoingMessage(queries, now());
      if (waiting === undefined) return false;
      try {
        await sender.send(waiting.message);
        await deleteOutgoingMessage(queries, waiting.id);
      } catch (error) {
        logFailure(error);
        await postponeOutgoingMessage(queries, waiting.id, now());
      }
      return true;
    });
  }
}
