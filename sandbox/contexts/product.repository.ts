import type { DatabaseSync } from "node:sqlite";
import { isJsonRecord, jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { cacheReads } from "../database/cache-reads.ts";
import { inTransaction } from "../database/open-database.ts";
import { integer, textColumn } from "../database/rows.ts";

const childrenOf = (product: JsonRecord): readonly JsonRecord[] => {
  const children = product["childrenList"];
  return Array.isArray(children) ? children.filter(isJsonRecord) : [];
};

function withChange(product: JsonRecord, productId: string, change: (product: JsonRecord) => JsonRecord): JsonRecord {
  const children = childrenOf(product).map((child) => withChange(child, productId, change));
  const whole = children.length === 0 ? product : { ...product, childrenList: children };
  return product["productId"] === productId ? change(whole) : whole;
}

/** Stored product without the nested ones. */
interface ProductRow {
  readonly position: number;
  readonly product: JsonRecord;
}

const rowsOf = cacheReads((db, account): readonly ProductRow[] =>
  db
    .prepare("SELECT position, data FROM product WHERE account_number = ? ORDER BY position")
    .all(account)
    .map((row) => ({ position: integer(row, "position"), product: parseJsonRecord(textColumn(row, "data")) })),
);

/** Lists the products of the account in their order, without nested ones. */
export function productsOf(db: DatabaseSync, account: string): readonly JsonRecord[] {
  return rowsOf(db, account).map(({ product }) => product);
}

/** Adds fields to the products, also nested ones, that `fieldsOf` returns them for. */
export function withFields(product: JsonRecord, fieldsOf: (productId: string) => JsonRecord | undefined): JsonRecord {
  const children = childrenOf(product).map((child) => withFields(child, fieldsOf));
  const { productId } = product;
  return {
    ...product,
    ...(children.length === 0 ? {} : { childrenList: children }),
    ...(typeof productId === "string" ? fieldsOf(productId) : undefined),
  };
}

/** Finds a product or a nested product of the account, without resigned ones; `undefined` without a match. */
export function findProduct(db: DatabaseSync, account: string, productId: string): JsonRecord | undefined {
  const within = (products: readonly JsonRecord[]): JsonRecord | undefined => {
    for (const product of products) {
      if (product["status"] === "RESIGNED") continue;
      const found = product["productId"] === productId ? product : within(childrenOf(product));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return within(productsOf(db, account));
}

/** Returns the name by which the customer sees a product (PROD-07). */
export const shownName = ({ customName, fullName, name }: JsonRecord): string =>
  [customName, fullName, name].map(jsonText).find((text) => text.trim() !== "") ?? "";

function saveProduct(db: DatabaseSync, account: string, position: number, product: JsonRecord): void {
  db.prepare("UPDATE product SET data = ? WHERE account_number = ? AND position = ?").run(
    JSON.stringify(product),
    account,
    position,
  );
}

/** Adds a product after the others. */
export function addProduct(db: DatabaseSync, account: string, product: JsonRecord): void {
  db.prepare(
    "INSERT INTO product SELECT ?1, coalesce(max(position), -1) + 1, ?2 FROM product WHERE account_number = ?1",
  ).run(account, JSON.stringify(product));
}

/** Removes a product, which must not be a nested one. */
export function removeProduct(db: DatabaseSync, account: string, productId: string): void {
  db.prepare("DELETE FROM product WHERE account_number = ? AND data ->> '$.productId' = ?").run(account, productId);
}

/**
 * Changes a product and each tariff of it that orders have replaced, the earliest first: a withdrawal restores them, so
 * they follow what happens to the service and to its former contracts in the meantime (WITHDRAW-121).
 */
export function withFormerTariffs(product: JsonRecord, change: (tariff: JsonRecord) => JsonRecord): JsonRecord {
  const { formerTariff } = product;
  const former = isJsonRecord(formerTariff) ? formerTariff["product"] : undefined;
  if (!isJsonRecord(formerTariff) || !isJsonRecord(former)) return change(product);
  const changed = withFormerTariffs(former, change);
  return change(changed === former ? product : { ...product, formerTariff: { ...formerTariff, product: changed } });
}

/** Makes the products that are blocked for `reason` work again. Only a suspended product becomes active. */
export function unblockProducts(db: DatabaseSync, account: string, reason: string): void {
  const unblocked = (product: JsonRecord): JsonRecord => {
    const { blockade, ...rest } = product;
    if (blockade !== reason) return product;
    const { status, suspended } = rest;
    return {
      ...rest,
      ...(status === "SUSPENDED" && { status: "ACTIVE" }),
      ...(suspended === true && { suspended: null }),
    };
  };
  changeProducts(db, account, (product) => withFormerTariffs(product, unblocked));
}

/** Sets or removes the customer's own name of a product. */
export function saveCustomName(
  db: DatabaseSync,
  account: string,
  productId: string,
  customName: string | undefined,
): void {
  const named = (one: JsonRecord): JsonRecord => ({ ...one, customName });
  changeProduct(db, account, productId, (product) => withFormerTariffs(product, named));
}

/**
 * Replaces each product of the account, without nested ones, by its changed form. Writes nothing for a product that
 * `change` returns itself.
 */
export function changeProducts(db: DatabaseSync, account: string, change: (product: JsonRecord) => JsonRecord): void {
  const changed = rowsOf(db, account).flatMap(({ position, product: former }) => {
    const product = change(former);
    return product === former ? [] : [{ position, product }];
  });
  if (changed.length === 0) return;
  inTransaction(db, () => {
    for (const { position, product } of changed) saveProduct(db, account, position, product);
  });
}

/** Replaces a product or a nested product of the account by its changed form. */
export function changeProduct(
  db: DatabaseSync,
  account: string,
  productId: string,
  change: (product: JsonRecord) => JsonRecord,
): void {
  for (const { position, product } of rowsOf(db, account)) {
    saveProduct(db, account, position, withChange(product, productId, change));
  }
}
