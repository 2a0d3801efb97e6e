import type { DatabaseSync } from "node:sqlite";
import { dataVersionOf } from "./open-database.ts";

/**
 * Returns `read` with its last result for each database, which it returns again until the data change: the changes of
 * many days read the same rows again and again, and parsing them takes most of the time.
 */
export function cacheReads<T>(
  read: (db: DatabaseSync, account: string) => T,
): (db: DatabaseSync, account: string) => T {
  const last = new WeakMap<DatabaseSync, { readonly account: string; readonly version: string; readonly result: T }>();
  return (db, account) => {
    const [known, version] = [last.get(db), dataVersionOf(db)];
    if (known?.account === account && known.version === version) return known.result;
    const result = read(db, account);
    last.set(db, { account, version, result });
    return result;
  };
}
