import type { LmsRow, SqlValue } from "./lms-database.ts";

/** Statement that waits for its rows. */
export interface PendingRead {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  resolve(rows: readonly LmsRow[]): void;
  reject(error: unknown): void;
}

interface ReadColumn {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** Statement that a connection has prepared. */
interface PreparedRead {
  readonly name: string;
  columns: readonly ReadColumn[];
}

/** Prepared statements of a connection by their text. */
export class PreparedReads {
  readonly #known = new Map<string, PreparedRead>();
  #count = 0;

  find(sql: string): PreparedRead | undefined {
    return this.#known.get(sql);
  }

  /** Returns a new name for a statement. A failed one keeps its name, which may or may not exist in PostgreSQL. */
  create(): PreparedRead {
    this.#count += 1;
    return { name: `ebok_read_${this.#count}`, columns: [] };
  }

  keep(sql: string, prepared: PreparedRead): void {
    this.#known.set(sql, prepared);
  }

  forget(sql: string): void {
    this.#known.delete(sql);
  }
}

/** Quotes an item of a list. */
const quoteItem = (item: string): string => `"${item.replace(/[\\"]/g, String.raw`\$&`)}"`;

/** Returns a value in the text format of PostgreSQL. */
export function postgresText(value: SqlValue): string | null {
  if (typeof value === "string" || value === null) return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return `{${value.map((item) => (typeof item === "string" ? quoteItem(item) : String(item))).join(",")}}`;
}

/** Connection of the driver; `more` has no effect in this version of it. */
export interface ReadConnection {
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string; types: string[] }, more: boolean): void;
  bind(portal: { statement: string; values: (string | null)[] }, more: boolean): void;
  describe(portal: { type: string; name: string }, more: boolean): void;
  execute(portal: { portal: string }, more: boolean): void;
  sync(): void;
}

/** Client of the driver. It submits a batch when its connection is free, and hands the responses to it. */
export interface ReadClient {
  query(batch: ReadBatch): unknown;
}

interface FieldDescription {
  readonly name: string;
  readonly dataTypeID: number;
}

/**
 * Reads that travel together: one message to PostgreSQL, and one back. Each has a snapshot of its own, as if it were
 * sent alone. PostgreSQL skips those after a failed one; `run` sends them again.
 */
export class ReadBatch {
  readonly #reads: readonly PendingRead[];
  readonly #prepared: PreparedReads;
  readonly #parserOf: (type: number) => (text: string) => unknown;
  readonly #statements: PreparedRead[] = [];
  #rows: LmsRow[] = [];
  #answered = 0;
  #end: (failed: Error | undefined) => void = () => undefined;

  constructor(
    reads: readonly PendingRead[],
    prepared: PreparedReads,
    parserOf: (type: number) => (text: string) => unknown,
  ) {
    this.#reads = reads;
    this.#prepared = prepared;
    this.#parserOf = parserOf;
  }

  /** Sends the batch by `client`. Resolves with the reads that were skipped, and the error that was the cause. */
  send(client: ReadClient): Promise<{ readonly skipped: readonly PendingRead[]; readonly error?: Error }> {
    return new Promise((resolve) => {
      this.#end = (error) => {
        const skipped = this.#reads.slice(this.#answered);
        resolve(error === undefined ? { skipped } : { skipped, error });
      };
      client.query(this);
    });
  }

  /** Called by the driver when the connection is free. */
  submit(connection: ReadConnection): void {
    const created = new Map<string, PreparedRead>();
    connection.stream.cork();
    for (const { sql, values } of this.#reads) {
      const known = this.#prepared.find(sql) ?? created.get(sql);
      const statement = known ?? this.#prepared.create();
      this.#statements.push(statement);
      if (known === undefined) {
        created.set(sql, statement);
        connection.parse({ name: statement.name, text: sql, types: [] }, true);
      }
      connection.bind({ statement: statement.name, values: values.map(postgresText) }, true);
      if (known === undefined) connection.describe({ type: "P", name: "" }, true);
      connection.execute({ portal: "" }, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDescription[] }): void {
    const statement = this.#statements[this.#answered];
    if (statement !== undefined)
      statement.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const { name, parse } of this.#statements[this.#answered]?.columns ?? []) {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : parse(text);
      index += 1;
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    const read = this.#reads[this.#answered];
    const statement = this.#statements[this.#answered];
    if (read === undefined || statement === undefined) return;
    this.#prepared.keep(read.sql, statement);
    this.#answered += 1;
    const rows = this.#rows;
    this.#rows = [];
    read.resolve(rows);
  }

  handleError(error: Error): void {
    const failed = this.#reads[this.#answered];
    this.#answered += 1;
    this.#rows = [];
    // An update of LMS may have changed its columns; the next use prepares it again.
    if (failed !== undefined) this.#prepared.forget(failed.sql);
    failed?.reject(error);
    this.#end(error);
  }

  handleReadyForQuery(): void {
    this.#end(undefined);
  }
}
