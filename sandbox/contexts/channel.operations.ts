import type { DatabaseSync } from "node:sqlite";
import type { JsonRecord } from "#kit/json.ts";
import { flagColumn, integer, textColumn } from "../database/rows.ts";
import { channelsOf } from "../demo/channels.ts";
import type { Operation } from "./operation.ts";

function storedChannels(db: DatabaseSync, guide: string): readonly JsonRecord[] {
  return db
    .prepare("SELECT * FROM tv_channel WHERE tv_guide_id = ? ORDER BY number")
    .all(guide)
    .map((row) => ({
      number: integer(row, "number"),
      name: textColumn(row, "name"),
      genre: textColumn(row, "genre"),
      packageName: textColumn(row, "package_name"),
      hd: flagColumn(row, "hd"),
    }));
}

/** Returns the channels of a guide. Seeds them at the first request, because few guides are ever requested. */
function guideOf(db: DatabaseSync, guide: string): readonly JsonRecord[] {
  const known = storedChannels(db, guide);
  if (known.length > 0) return known;
  const insert = db.prepare("INSERT INTO tv_channel VALUES (?, ?, ?, ?, ?, ?)");
  for (const { number, name, genre, packageName, hd } of channelsOf(guide))
    insert.run(guide, number, name, genre, packageName, Number(hd));
  return storedChannels(db, guide);
}

export const CHANNEL_OPERATIONS: Readonly<Record<string, Operation>> = {
  getTvChannels: {
    session: "required",
    effect: "none",
    handle: ({ tenant, request }) => {
      const channels = guideOf(tenant.db, request.text("tvGuideId"));
      return channels.length === 0 ? { errorCode: "UNKNOWN_GUIDE" } : { channels };
    },
  },
};
