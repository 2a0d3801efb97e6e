import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "../calendar/warsaw.ts";
import { recordFrom, type JsonRecord } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { text } from "../database/rows.ts";
import { balanceOf } from "./finance.repository.ts";
import { withFrames } from "./frames.ts";
import type { Operation } from "./operation.ts";
import { settleDue } from "./payment.ts";
import { sendDuePayouts } from "./payout.ts";

/** A customer as it is kept, without what is counted or belongs to the session. */
function clientOf(db: DatabaseSync, account: string): { readonly client: JsonRecord; readonly flags: JsonRecord } {
  const row = prepared(db, "SELECT data, flags FROM client WHERE account_number = ?").get(account);
  if (row === undefined) throw new RangeError(`no client ${account}`);
  return { client: recordFrom(text(row, "data")), flags: recordFrom(text(row, "flags")) };
}

function listOf(db: DatabaseSync, table: "address" | "product", account: string): readonly JsonRecord[] {
  return prepared(db, `SELECT data FROM ${table} WHERE account_number = ? ORDER BY position`)
    .all(account)
    .map((row) => recordFrom(text(row, "data")));
}

export const ACCOUNT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getClientData: {
    session: "required",
    effect: "none",
    handle: ({ world, origin }, { account, login, previousLogin }) => {
      settleDue(world, account);
      sendDuePayouts(world, account);
      const { client, flags } = clientOf(world.db, account);
      return {
        client: {
          ...client,
          accountNumber: account,
          clientLogin: login,
          lastGoodLogin: previousLogin,
          currentBalance: balanceOf(world.db, account),
          accountBalanceDate: dayAt(world.now()),
        },
        addressList: listOf(world.db, "address", account),
        products: listOf(world.db, "product", account).map((product) => withFrames(product, world, origin)),
        flags,
      };
    },
  },
};
