import type { DatabaseSync } from "node:sqlite";
import { textColumn } from "./rows.ts";

/**
 * Keys of the stored metadata. `anchor` and `near-anchor` are the days to which the dates relate (see roll-forward.ts).
 */
export type MetaKey = "anchor" | "near-anchor" | "clock-offset-ms";

/** Returns a stored value; `undefined` if it was never set. */
export function readMeta(db: DatabaseSync, key: MetaKey): string | undefined {
  const row = db.prepare("SELECT value FROM meta WHERE key = ?").get(key);
  return row === undefined ? undefined : textColumn(row, "value");
}

/** Stores a value. */
export function writeMeta(db: DatabaseSync, key: MetaKey, value: string): void {
  db.prepare("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value").run(
    key,
    value,
  );
}
