import type { DatabaseSync } from "node:sqlite";
import type { JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { addressesOf } from "./find-address.ts";
import { deleteMove, findMoves, findPastMoves } from "./move.repository.ts";
import { changeProducts, withFormerTariffs } from "./product.repository.ts";

/** Reads "ul. Chmielna 26 m. 4, 80-748 Gdańsk". Another text is a street as a whole. */
function parseAddress(text: string): JsonRecord {
  const parts = /^(?<street>.+?) (?<house>\d\S*)(?: m\. (?<flat>\S+))?, (?<zip>\d{2}-\d{3}) (?<city>.+)$/u.exec(text);
  const { street = text, house, flat, zip, city } = parts?.groups ?? {};
  return {
    street,
    ...(house !== undefined && { houseNumber: house }),
    ...(flat !== undefined && { flatNumber: flat }),
    ...(zip !== undefined && { zip }),
    ...(city !== undefined && { city }),
    country: "Polska",
  };
}

const FIELDS = ["street", "houseNumber", "flatNumber", "zip", "city"] as const;

/** Returns the address of an account that a text names. An unknown one is added to its addresses. */
function addressNamed(db: DatabaseSync, account: string, text: string): JsonRecord {
  const named = parseAddress(text);
  const addresses = addressesOf(db, account);
  const known = addresses.find((address) => FIELDS.every((field) => address[field] === named[field]));
  if (known !== undefined) return known;
  const added = { addressId: `A-${account}-${addresses.length + 1}`, ...named };
  db.prepare("INSERT INTO address VALUES (?, ?, ?)").run(account, addresses.length, JSON.stringify(added));
  return added;
}

/** Removes the operator's sentence about an arranged move, and the button that changes its day. */
function removeMoveNotice(db: DatabaseSync, account: string): void {
  db.prepare(`UPDATE client SET data = json_remove(data, '$.serviceMoveMessage'),
    flags = json_remove(flags, '$.showServiceMoveButton') WHERE account_number = ?`).run(account);
}

/**
 * Gives the services whose day of a move has passed, and those that belong to them, their new address (MOVE-03). The
 * move is then over.
 */
export function completeMoves(tenant: Tenant, account: string): void {
  const { db } = tenant;
  const past = findPastMoves(db, account, tenant.today());
  if (past.size === 0) return;
  inTransaction(db, () => {
    for (const [productId, { newAddress }] of past) {
      const address = addressNamed(db, account, newAddress);
      changeProducts(db, account, (product) =>
        product["productId"] === productId || product["mainServiceId"] === productId
          ? withFormerTariffs(product, (one) => ({ ...one, address }))
          : product,
      );
      deleteMove(db, account, productId);
    }
    if (findMoves(db, account, tenant.today()).size === 0) removeMoveNotice(db, account);
  });
}
