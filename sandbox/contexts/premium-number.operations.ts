import type { DatabaseSync } from "node:sqlite";
import type { JsonRecord } from "#kit/json.ts";
import { flagColumn, integer, optionalInteger } from "../database/rows.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import type { Operation, OperationCall } from "./operation.ts";
import { findProduct } from "./product.repository.ts";
import type { ServerSession } from "./session.repository.ts";

/** Thresholds of premium numbers, grosze; the second one applies while the customer has chosen none. */
const THRESHOLDS = [0, 3_500, 10_000, 20_000];
const DEFAULT_THRESHOLD = 3_500;

const PHONES = new Set(["phone", "mobile_phone"]);
const UNKNOWN_PRODUCT: JsonRecord = { errorCode: "UNKNOWN_PRODUCT" };

function premiumAnswer(db: DatabaseSync, account: string, productId: string): JsonRecord {
  const row = db
    .prepare("SELECT * FROM premium_number WHERE account_number = ? AND product_id = ?")
    .get(account, productId);
  const chosen = row === undefined ? undefined : optionalInteger(row, "limit_amount");
  return {
    limit: chosen ?? DEFAULT_THRESHOLD,
    limitChosen: chosen !== undefined,
    used: row === undefined ? 0 : integer(row, "used"),
    callsBlocked: row !== undefined && flagColumn(row, "calls_blocked"),
    messagesBlocked: row !== undefined && flagColumn(row, "messages_blocked"),
  };
}

/** Rejects the call unless the account has the phone number. */
const requirePhone =
  (handle: (call: OperationCall, session: ServerSession, productId: string) => JsonRecord) =>
  (call: OperationCall, session: ServerSession): JsonRecord => {
    const productId = call.request.text("productId");
    const category = findProduct(call.tenant.db, session.account, productId)?.["category"];
    return typeof category === "string" && PHONES.has(category) ? handle(call, session, productId) : UNKNOWN_PRODUCT;
  };

const setNumbers = requirePhone(({ tenant, request }, { account }, productId) => {
  const limit = parseAmount(request.text("limit"));
  if (limit === undefined || !THRESHOLDS.includes(limit)) return { errorCode: "WRONG_LIMIT" };
  const isOn = (name: string): number => Number(["true", "1"].includes(request.text(name)));
  tenant.db
    .prepare(`INSERT INTO premium_number VALUES (?, ?, ?, 0, ?, ?) ON CONFLICT (account_number, product_id) DO UPDATE
    SET limit_amount = excluded.limit_amount, calls_blocked = excluded.calls_blocked,
    messages_blocked = excluded.messages_blocked`)
    .run(account, productId, limit, isOn("callsBlocked"), isOn("messagesBlocked"));
  return premiumAnswer(tenant.db, account, productId);
});

export const PREMIUM_NUMBER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getPremiumNumbers: {
    session: "required",
    effect: "none",
    handle: requirePhone(({ tenant }, { account }, productId) => premiumAnswer(tenant.db, account, productId)),
  },
  setPremiumNumbers: { session: "required", effect: "by-intent", handle: setNumbers },
};
