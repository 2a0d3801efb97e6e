import type { DatabaseSync } from "node:sqlite";
import { workdayFrom } from "../calendar/holidays.ts";
import { addCalendarDays, dayAt, type IsoDay } from "../calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "../database/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { findWithdrawals, type StoredWithdrawal } from "./withdrawal.repository.ts";

/** Days to withdraw from a contract that was concluded at a distance. */
const WITHDRAWAL_DAYS = 14;

/** Returns the last day to send a withdrawal from a contract of this day. */
export const withdrawalUntil = (concludedOn: IsoDay): IsoDay =>
  workdayFrom(addCalendarDays(concludedOn, WITHDRAWAL_DAYS));

/**
 * Returns the changes of an accepted offer that asked about an early start. Without the wish the service begins after
 * the time to withdraw.
 */
export function startChanges({ earlyStart }: JsonRecord, wantsEarlyStart: boolean, today: IsoDay): JsonRecord {
  if (earlyStart !== true) return {};
  return wantsEarlyStart
    ? { earlyStart: true }
    : { earlyStart: null, assemblyDay: workdayFrom(addCalendarDays(withdrawalUntil(today), 1)) };
}

/** Concluded order with the numbers that a statement may name. */
interface ConcludedOrder {
  readonly account: string;
  readonly offerId: string;
  readonly until: IsoDay;
  readonly numbers: readonly string[];
  readonly productId: string | undefined;
  /** First day of the ordered service, if it is known. */
  readonly startsOn: IsoDay | undefined;
  readonly hasEarlyStart: boolean;
  /** First day on which its product worked. */
  readonly activatedOn: string | undefined;
}

const comparable = (text: string): string => text.trim().replaceAll(/\s+/gu, " ").toLocaleLowerCase("pl");

/** Returns true if two statements say the same: blanks and capital letters do not count. */
export function isRepeatedStatement(
  one: Omit<StoredWithdrawal, "number" | "receivedAt">,
  other: Omit<StoredWithdrawal, "number" | "receivedAt">,
): boolean {
  return (["name", "contractNumber", "email"] as const).every((key) => comparable(one[key]) === comparable(other[key]));
}

/** Lists the orders of the database. The contract of an ordered product belongs to its order. */
function concludedOrders(db: DatabaseSync): readonly ConcludedOrder[] {
  return prepareStatement(
    db,
    `SELECT offer.account_number, offer.offer_id, offer.data, product.data AS product FROM offer LEFT JOIN product
     ON product.account_number = offer.account_number
     AND json_extract(product.data, '$.productId') = json_extract(offer.data, '$.assembledProductId')
     WHERE offer.status = 1 AND json_extract(offer.data, '$.closeDate') IS NOT NULL`,
  )
    .all()
    .map((row) => {
      const data = parseJsonRecord(textColumn(row, "data"));
      const product = typeof row["product"] === "string" ? parseJsonRecord(row["product"]) : {};
      const texts = [data["processNumber"], data["offerId"], product["contractNumber"]];
      const { assembledProductId: productId, closeDate } = data;
      const { status, contractStart } = product;
      return {
        account: textColumn(row, "account_number"),
        offerId: textColumn(row, "offer_id"),
        until: withdrawalUntil(typeof closeDate === "string" ? closeDate : ""),
        numbers: texts.filter((text) => typeof text === "string"),
        productId: typeof productId === "string" ? productId : undefined,
        startsOn: typeof product["contractStart"] === "string" ? product["contractStart"] : undefined,
        hasEarlyStart: data["earlyStart"] === true,
        activatedOn: status !== "ORDERED" && typeof contractStart === "string" ? contractStart : undefined,
      };
    });
}

function nameOf(db: DatabaseSync, account: string): string | undefined {
  const row = prepareStatement(db, "SELECT name FROM account WHERE account_number = ?").get(account);
  return row === undefined ? undefined : textColumn(row, "name");
}

/** Returns true for a statement of an account: of its session, or without one from its e-mail address. */
export function isOfAccount(db: DatabaseSync, { account, email }: StoredWithdrawal, owner: string): boolean {
  if (account !== undefined) return account === owner;
  const known = mainEmailOf(db, owner);
  return known !== undefined && comparable(known) === comparable(email);
}

/** Returns true for a statement that proves its account: by the session, or by the name and the e-mail address. */
function isProvenFor(db: DatabaseSync, statement: StoredWithdrawal, account: string): boolean {
  if (!isOfAccount(db, statement, account)) return false;
  const name = nameOf(db, account);
  return statement.account !== undefined || (name !== undefined && comparable(name) === comparable(statement.name));
}

/**
 * Returns true if an account can take over a statement that came without a session: its e-mail address belongs to this
 * account or to no account.
 */
export function canTakeOver(db: DatabaseSync, statement: StoredWithdrawal, account: string): boolean {
  if (statement.account !== undefined) return false;
  if (isOfAccount(db, statement, account)) return true;
  const accounts = prepareStatement(db, "SELECT account_number FROM contact").all();
  return !accounts.some((row) => isOfAccount(db, statement, textColumn(row, "account_number")));
}

/** Returns true for a statement that ends an order: of its account, about its number, sent in time. */
function endsOrder(db: DatabaseSync, statement: StoredWithdrawal, order: ConcludedOrder): boolean {
  return (
    order.numbers.some((number) => comparable(number) === comparable(statement.contractNumber)) &&
    dayAt(statement.receivedAt) <= order.until &&
    isProvenFor(db, statement, order.account)
  );
}

/** Returns the state of a statement: accepted if it ends an order, otherwise an employee checks it. */
export function withdrawalStateOf(db: DatabaseSync, statement: StoredWithdrawal): "ACCEPTED" | "RECEIVED" {
  return concludedOrders(db).some((order) => endsOrder(db, statement, order)) ? "ACCEPTED" : "RECEIVED";
}

function withdrawnOn(db: DatabaseSync, order: ConcludedOrder): IsoDay | undefined {
  const statement = findWithdrawals(db).findLast((one) => endsOrder(db, one, order));
  return statement === undefined ? undefined : dayAt(statement.receivedAt);
}

/** Adds the right to withdraw to the answer about an offer. A withdrawal stops its order. */
export function withWithdrawal(db: DatabaseSync, account: string, answer: JsonRecord): JsonRecord {
  const number = answer["offerId"];
  const order = concludedOrders(db).find(
    (one) => one.account === account && typeof number === "string" && one.numbers.includes(number),
  );
  if (order === undefined) return answer;
  const day = withdrawnOn(db, order);
  const { orderState: _state, orderDay: _day, orderNextStep: _step, ...stopped } = answer;
  return day === undefined
    ? { ...answer, withdrawalUntil: order.until }
    : { ...stopped, withdrawalUntil: order.until, withdrawnOn: day };
}

/** Lists the orders that a withdrawal has ended, of any account. */
export function withdrawnOrders(
  db: DatabaseSync,
): readonly Pick<ConcludedOrder, "account" | "offerId" | "productId">[] {
  return concludedOrders(db).filter((order) => withdrawnOn(db, order) !== undefined);
}

/** Returns true for an ordered product that a withdrawal has ended. */
export const isWithdrawn = (db: DatabaseSync, account: string, productId: string): boolean =>
  withdrawnOrders(db).some((one) => one.account === account && one.productId === productId);

/**
 * Returns the fields of a product that a withdrawal ends on `day`: no commitment and no visit. A service that has not
 * started has no start and no price either.
 */
function endedByWithdrawal({ startsOn, hasEarlyStart }: ConcludedOrder, day: IsoDay): JsonRecord {
  const noStart = { contractStart: undefined, productPrices: undefined };
  return {
    withdrawnOn: day,
    earlyStart: hasEarlyStart,
    status: "INACTIVE",
    contractEnd: day,
    commitmentFrom: undefined,
    commitmentTo: undefined,
    visit: undefined,
    ...(startsOn === undefined || startsOn > day ? noStart : {}),
  };
}

/** Returns the fields of an ordered product about its withdrawal, by product. A withdrawal ends the product. */
export function productWithdrawals(db: DatabaseSync, account: string): ReadonlyMap<string, JsonRecord> {
  const fields = new Map<string, JsonRecord>();
  for (const order of concludedOrders(db)) {
    if (order.account !== account || order.productId === undefined) continue;
    const day = withdrawnOn(db, order);
    fields.set(
      order.productId,
      day === undefined
        ? {
            withdrawalUntil: order.until,
            earlyStart: order.hasEarlyStart,
            ...(order.activatedOn !== undefined && { activatedOn: order.activatedOn }),
          }
        : endedByWithdrawal(order, day),
    );
  }
  return fields;
}
