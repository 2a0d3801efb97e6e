/** Row of a query; its columns have no types yet. */
export type LmsRow = Readonly<Record<string, unknown>>;

/** Value of a placeholder. Values never become part of the SQL text. */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[];

/** Runs queries, in a transaction or without one. */
export interface LmsQueries {
  query(sql: string, values?: readonly SqlValue[]): Promise<readonly LmsRow[]>;
}

/** PostgreSQL database of an LMS installation, with the tables of the provider in the schema `ebok`. */
export interface LmsDatabase extends LmsQueries {
  /** Runs `work` in one transaction and rolls back if it rejects. */
  inTransaction<Value>(work: (queries: LmsQueries) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}
