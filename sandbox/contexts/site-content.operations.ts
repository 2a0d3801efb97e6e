import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord } from "../database/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { withFilmAddresses } from "./frame-addresses.ts";
import type { Operation } from "./operation.ts";

/** Returns the site texts; texts of this account replace the general ones. */
const textsFor = (db: DatabaseSync, account: string) =>
  prepareStatement(
    db,
    `SELECT key, value FROM account_text WHERE account_number = ?1
    UNION ALL SELECT key, value FROM site_text
    WHERE key NOT IN (SELECT key FROM account_text WHERE account_number = ?1) ORDER BY key`,
  ).all(account);

export const SITE_CONTENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSiteContent: {
    session: "required",
    effect: "none",
    handle: ({ tenant, origin }, { account }) => {
      const texts = textsFor(tenant.db, account).map((row) => ({
        key: textColumn(row, "key"),
        value: textColumn(row, "value"),
      }));
      return { content: withFilmAddresses(texts, tenant, origin) };
    },
  },
  getBanners: {
    session: "required",
    effect: "none",
    handle: ({ tenant }) => ({
      banners: prepareStatement(tenant.db, "SELECT data FROM banner ORDER BY banner_id")
        .all()
        .map((row) => parseJsonRecord(textColumn(row, "data"))),
    }),
  },
};
