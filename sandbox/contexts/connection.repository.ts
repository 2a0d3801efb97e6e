import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "../calendar/warsaw.ts";
import { integer, text } from "../database/rows.ts";

/** How a connection does; Mb/s as they were measured last. */
export interface InternetConnection {
  /** It has had no break since. */
  readonly upSince: IsoDay;
  readonly download: number;
  readonly upload: number;
}

/** The connection of a product; `undefined` for a product that is none. */
export function findConnection(db: DatabaseSync, productId: string): InternetConnection | undefined {
  const row = db.prepare("SELECT up_since, download, upload FROM line WHERE product_id = ?").get(productId);
  return row === undefined
    ? undefined
    : { upSince: text(row, "up_since"), download: integer(row, "download"), upload: integer(row, "upload") };
}
