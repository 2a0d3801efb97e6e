import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { integer, textColumn } from "../database/rows.ts";

/** State of an internet connection; last measured speeds in Mb/s. */
export interface InternetConnection {
  /** Day of the last interruption. */
  readonly upSince: IsoDay;
  readonly download: number;
  readonly upload: number;
}

/** Returns the connection of a product; `undefined` for a product without one. */
export function findConnection(db: DatabaseSync, productId: string): InternetConnection | undefined {
  const row = db.prepare("SELECT up_since, download, upload FROM line WHERE product_id = ?").get(productId);
  return row === undefined
    ? undefined
    : { upSince: textColumn(row, "up_since"), download: integer(row, "download"), upload: integer(row, "upload") };
}
