import type { DatabaseSync } from "node:sqlite";
import { dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import { withCurrentPrice } from "./current-price.ts";
import { balanceOf } from "./finance.repository.ts";
import { withFrameAddress } from "./frame-addresses.ts";
import type { Operation } from "./operation.ts";
import { withoutRestrictedAddresses, withoutRestrictedFields } from "./restricted-data.ts";
import { findProduct, withFields } from "./product.repository.ts";
import { readMeta } from "../database/meta.ts";
import { portingDays } from "./terminated-contracts.ts";
import { findMoves } from "./move.repository.ts";
import { withStartedOptions } from "./with-started-options.ts";
import { productWithdrawals } from "./withdrawn-contracts.ts";
import { serviceAddressOn } from "./visit-address.ts";
import { findVisits, toVisitAnswer } from "./visit.repository.ts";

/** Returns the stored customer data and flags, without counted values and session data. */
function clientOf(db: DatabaseSync, account: string): { readonly client: JsonRecord; readonly flags: JsonRecord } {
  const row = db.prepare("SELECT data, flags FROM client WHERE account_number = ?").get(account);
  if (row === undefined) throw new RangeError(`account ${account} has no client`);
  return { client: parseJsonRecord(textColumn(row, "data")), flags: parseJsonRecord(textColumn(row, "flags")) };
}

function listOf(db: DatabaseSync, table: "address" | "product", account: string): readonly JsonRecord[] {
  return db
    .prepare(`SELECT data FROM ${table} WHERE account_number = ? ORDER BY position`)
    .all(account)
    .map((row) => parseJsonRecord(textColumn(row, "data")));
}

export const ACCOUNT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getClientData: {
    session: "required",
    effect: "none",
    handle: ({ tenant, origin }, { account, login, previousLogin }) => {
      applyDueChanges(tenant, account);
      const { client, flags } = clientOf(tenant.db, account);
      const visits = findVisits(tenant.db, account, tenant.now());
      const moves = findMoves(tenant.db, account, dayAt(tenant.now()));
      const withdrawals = productWithdrawals(tenant.db, account);
      const portings = portingDays(tenant, account);
      const today = tenant.today();
      const beganOn = readMeta(tenant.db, "near-anchor") ?? today;
      const currentProduct = (product: JsonRecord): JsonRecord =>
        withStartedOptions(withCurrentPrice(product, today), beganOn, today);
      const placeOf = (productId: string, day: IsoDay): string =>
        serviceAddressOn(tenant, account, findProduct(tenant.db, account, productId) ?? {}, day);
      const arrangedFor = (productId: string): JsonRecord => {
        const [visit, move] = [visits.get(productId), moves.get(productId)];
        return {
          ...(visit && { visit: toVisitAnswer(visit, placeOf(productId, visit.day)) }),
          ...(move && { moveOn: move.plannedFor }),
          ...(portings.has(productId) && { portingOn: portings.get(productId) }),
          ...withdrawals.get(productId),
        };
      };
      return {
        client: {
          ...withoutRestrictedFields(client),
          accountNumber: account,
          clientLogin: login,
          lastGoodLogin: previousLogin,
          currentBalance: balanceOf(tenant.db, account),
          accountBalanceDate: dayAt(tenant.now()),
        },
        ...withoutRestrictedAddresses(client, {
          addressList: listOf(tenant.db, "address", account),
          products: listOf(tenant.db, "product", account).map((product) =>
            withFields(withFrameAddress(currentProduct(product), tenant, origin), arrangedFor),
          ),
        }),
        flags,
      };
    },
  },
};
