import type { DatabaseSync } from "node:sqlite";
import { recordFrom } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { text } from "../database/rows.ts";
import { withFilms } from "./frames.ts";
import type { Operation } from "./operation.ts";

/** The texts for everybody, and in their place those for this account alone. */
const textsFor = (db: DatabaseSync, account: string) =>
  prepared(
    db,
    `SELECT key, value FROM account_text WHERE account_number = ?1
    UNION ALL SELECT key, value FROM site_text WHERE key NOT IN (SELECT key FROM account_text WHERE account_number = ?1) ORDER BY key`,
  ).all(account);

export const SITE_CONTENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSiteContent: {
    session: "required",
    effect: "none",
    handle: ({ world, origin }, { account }) => {
      const texts = textsFor(world.db, account).map((row) => ({ key: text(row, "key"), value: text(row, "value") }));
      return { content: withFilms(texts, world, origin) };
    },
  },
  getBanners: {
    session: "required",
    effect: "none",
    handle: ({ world }) => ({
      banners: prepared(world.db, "SELECT data FROM banner ORDER BY banner_id")
        .all()
        .map((row) => recordFrom(text(row, "data"))),
    }),
  },
};
