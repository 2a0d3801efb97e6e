import { jsonText, type JsonRecord } from "#kit/json.ts";
import { flagColumn, optionalInteger } from "../database/rows.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { storeCallRecords } from "./billed-use.repository.ts";
import { cancelPaidMessages, paidMessagesUse } from "./month-use.ts";
import type { Operation, OperationCall } from "./operation.ts";
import { numberOf } from "./ordered-tariff.ts";
import { findProduct } from "./product.repository.ts";
import type { ServerSession } from "./session.repository.ts";

/** Thresholds of premium numbers, grosze; the second one applies while the customer has chosen none. */
const THRESHOLDS = [0, 3_500, 10_000, 20_000];
const DEFAULT_THRESHOLD = 3_500;

const PHONES: ReadonlySet<unknown> = new Set(["phone", "mobile_phone"]);
const UNKNOWN_PRODUCT: JsonRecord = { errorCode: "UNKNOWN_PRODUCT" };

function premiumAnswer(tenant: Tenant, account: string, product: JsonRecord): JsonRecord {
  const row = tenant.db
    .prepare("SELECT * FROM premium_number WHERE account_number = ? AND product_id = ?")
    .get(account, jsonText(product["productId"]));
  const chosen = row === undefined ? undefined : optionalInteger(row, "limit_amount");
  return {
    limit: chosen ?? DEFAULT_THRESHOLD,
    limitChosen: chosen !== undefined,
    used: paidMessagesUse(tenant, account, numberOf(product)),
    callsBlocked: row !== undefined && flagColumn(row, "calls_blocked"),
    messagesBlocked: row !== undefined && flagColumn(row, "messages_blocked"),
  };
}

/** Rejects the call unless the account has the phone number. */
const requirePhone =
  (handle: (call: OperationCall, session: ServerSession, product: JsonRecord) => JsonRecord) =>
  (call: OperationCall, session: ServerSession): JsonRecord => {
    const product = findProduct(call.tenant.db, session.account, call.request.text("productId"));
    return product !== undefined && PHONES.has(product["category"]) ? handle(call, session, product) : UNKNOWN_PRODUCT;
  };

const setNumbers = requirePhone(({ tenant, request }, { account }, product) => {
  const limit = parseAmount(request.text("limit"));
  if (limit === undefined || !THRESHOLDS.includes(limit)) return { errorCode: "WRONG_LIMIT" };
  const isOn = (name: string): number => Number(["true", "1"].includes(request.text(name)));
  storeCallRecords(tenant.db, account, tenant.today());
  tenant.db
    .prepare(`INSERT INTO premium_number VALUES (?, ?, ?, 0, ?, ?) ON CONFLICT (account_number, product_id) DO UPDATE
    SET limit_amount = excluded.limit_amount, calls_blocked = excluded.calls_blocked,
    messages_blocked = excluded.messages_blocked`)
    .run(account, jsonText(product["productId"]), limit, isOn("callsBlocked"), isOn("messagesBlocked"));
  if (limit === 0 || isOn("messagesBlocked") === 1) cancelPaidMessages(tenant, account, numberOf(product));
  return premiumAnswer(tenant, account, product);
});

export const PREMIUM_NUMBER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getPremiumNumbers: {
    session: "required",
    effect: "none",
    handle: requirePhone(({ tenant }, { account }, product) => premiumAnswer(tenant, account, product)),
  },
  setPremiumNumbers: { session: "required", effect: "by-intent", handle: setNumbers },
};
