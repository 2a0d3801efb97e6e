import { recordFrom } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { text } from "../database/rows.ts";
import { BANNERS, SITE_CONTENT } from "../wire/shapes/site-content.ts";
import type { Operation } from "./operation.ts";

export const SITE_CONTENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSiteContent: {
    session: "required", effect: "none", answer: SITE_CONTENT,
    handle: ({ world }) => ({
      content: prepared(world.db, "SELECT key, value FROM site_text ORDER BY key").all().map((row) => ({ key: text(row, "key"), value: text(row, "value") })),
    }),
  },
  getBanners: {
    session: "required", effect: "none", answer: BANNERS,
    handle: ({ world }) => ({ banners: prepared(world.db, "SELECT data FROM banner ORDER BY banner_id").all().map((row) => recordFrom(text(row, "data"))) }),
  },
};
