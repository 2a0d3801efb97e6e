import type { DatabaseSync } from "node:sqlite";
import { text } from "./rows.ts";

/**
 * What the world remembers of itself. `anchor` and `near-anchor` are the days that its dates stand around (see
 * roll-forward.ts).
 */
export type MetaKey = "anchor" | "near-anchor" | "clock-offset-ms";

/** A remembered value, `undefined` before it was ever set. */
export function readMeta(db: DatabaseSync, key: MetaKey): string | undefined {
  const row = db.prepare("SELECT value FROM meta WHERE key = ?").get(key);
  return row === undefined ? undefined : text(row, "value");
}

/** Remembers a value. */
export function writeMeta(db: DatabaseSync, key: MetaKey, value: string): void {
  db.prepare("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value").run(
    key,
    value,
  );
}
