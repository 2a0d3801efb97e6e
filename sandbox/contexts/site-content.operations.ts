import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { flagColumn, textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { withFilmAddresses } from "./frame-addresses.ts";
import { offersOf } from "./offer.repository.ts";
import type { Operation } from "./operation.ts";

/** Returns the site texts; texts of this account replace the general ones. */
const textsFor = (db: DatabaseSync, account: string) =>
  db
    .prepare(`SELECT key, value FROM account_text WHERE account_number = ?1
    UNION ALL SELECT key, value FROM site_text
    WHERE key NOT IN (SELECT key FROM account_text WHERE account_number = ?1) ORDER BY key`)
    .all(account);

/** Status of an offer that waits for the decision. */
const OPEN_OFFER = 0;

/** Texts that advertise to consumers. */
const CONSUMER_TEXTS = new Set(["bottom_logged_in_banner"]);

/** Returns true for a consumer without a blockade; other customers see no advertisements. */
function canSeeAdvertisements(tenant: Tenant, account: string): boolean {
  const row = tenant.db.prepare("SELECT cooperative, b2b FROM account WHERE account_number = ?").get(account);
  if (row === undefined || flagColumn(row, "cooperative") || flagColumn(row, "b2b")) return false;
  const client = tenant.db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  return client === undefined || parseJsonRecord(textColumn(client, "data"))["blockade"] === undefined;
}

/** Returns true if a banner leads this customer somewhere: to an offer that waits, or to a router. */
function isUseful({ db }: Tenant, account: string, { forOffer, forRouter }: JsonRecord): boolean {
  if (forRouter === true) return db.prepare("SELECT 1 FROM router WHERE account_number = ?").get(account) !== undefined;
  if (typeof forOffer !== "string") return true;
  return offersOf(db, account).some(
    ({ status, data }) =>
      status === OPEN_OFFER && typeof data["title"] === "string" && data["title"].startsWith(forOffer),
  );
}

export const SITE_CONTENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSiteContent: {
    session: "required",
    effect: "none",
    handle: ({ tenant, origin }, { account }) => {
      const canAdvertise = canSeeAdvertisements(tenant, account);
      const texts = textsFor(tenant.db, account)
        .map((row) => ({ key: textColumn(row, "key"), value: textColumn(row, "value") }))
        .filter(({ key }) => canAdvertise || !CONSUMER_TEXTS.has(key));
      return { content: withFilmAddresses(texts, tenant, origin) };
    },
  },
  getBanners: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      const canAdvertise = canSeeAdvertisements(tenant, account);
      return {
        banners: tenant.db
          .prepare("SELECT data FROM banner ORDER BY banner_id")
          .all()
          .map((row) => parseJsonRecord(textColumn(row, "data")))
          .filter(({ forConsumers }) => canAdvertise || forConsumers !== true)
          .filter((banner) => isUseful(tenant, account, banner)),
      };
    },
  },
};
