import type { LmsRow, SqlValue } from "./lms-database.ts";
import { PreparedReads, ReadBatch, type PendingRead, type ReadClient } from "./read-batch.ts";

/** Most reads of a batch. All of them wait for the slowest one. */
const MAX_READS = 8;

interface PooledClient extends ReadClient {
  getTypeParser(type: number, format: "text"): (text: string) => unknown;
  release(failure?: Error): void;
}

/** Pool of connections. */
interface ReadPool {
  connect(): Promise<PooledClient>;
}

/** Statements that neither write nor lock: no other one that travels with them waits for a lock. */
export const isPlainRead = (sql: string): boolean =>
  /^\s*(?:SELECT|WITH)\b/.test(sql) &&
  !/\b(?:FOR UPDATE|FOR SHARE|INSERT|UPDATE|DELETE|nextval|pg_\w+lock\w*)\b/.test(sql);

/**
 * Collects the reads of all calls that are ready at the same time and sends them in batches. A message to PostgreSQL
 * and back costs both sides more processor time than the rows of one customer.
 */
export class ReadQueue {
  readonly #pool: ReadPool;
  readonly #prepared = new WeakMap<PooledClient, PreparedReads>();
  #waiting: PendingRead[] = [];
  #isScheduled = false;

  constructor(pool: ReadPool) {
    this.#pool = pool;
  }

  /** Reads rows. `values` must not be changed afterwards. */
  read(sql: string, values: readonly SqlValue[]): Promise<readonly LmsRow[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sql, values, resolve, reject });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      // After all calls whose requests or rows have arrived have asked for their next rows.
      setImmediate(() => this.#dispatch());
    });
  }

  #dispatch(): void {
    this.#isScheduled = false;
    const reads = this.#waiting;
    this.#waiting = [];
    for (let first = 0; first < reads.length; first += MAX_READS) void this.#run(reads.slice(first, first + MAX_READS));
  }

  async #run(reads: readonly PendingRead[]): Promise<void> {
    let client: PooledClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      for (const read of reads) read.reject(error);
      return;
    }
    let rest = reads;
    let failure: Error | undefined;
    while (rest.length > 0) {
      const { skipped, error } = await new ReadBatch(rest, this.#preparedOf(client), (type) =>
        client.getTypeParser(type, "text"),
      ).send(client);
      if (error !== undefined) failure = error;
      rest = skipped;
    }
    // The pool replaces a connection that has failed.
    client.release(failure);
  }

  #preparedOf(client: PooledClient): PreparedReads {
    const known = this.#prepared.get(client);
    if (known !== undefined) return known;
    const prepared = new PreparedReads();
    this.#prepared.set(client, prepared);
    return prepared;
  }
}
