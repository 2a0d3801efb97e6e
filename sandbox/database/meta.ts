import type { DatabaseSync } from "node:sqlite";
import { textColumn } from "./rows.ts";

/** Key of a message that is sent once. */
export type SentKey = `sent:${string}`;

/**
 * Keys of the stored metadata. `anchor` and `near-anchor` are the days to which the dates relate (see roll-forward.ts).
 */
export type MetaKey = "anchor" | "near-anchor" | "clock-offset-ms" | SentKey;

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

/** Returns true if the message of a key was sent. */
export const isSent = (db: DatabaseSync, key: SentKey): boolean => readMeta(db, key) !== undefined;

/** Stores that the message of a key was sent. */
export const markSent = (db: DatabaseSync, key: SentKey): void => writeMeta(db, key, "1");
