import type { DatabaseSync } from "node:sqlite";
import { workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import { accountNameOf } from "./account-name-of.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { concludedOrders, withdrawalUntil, type ConcludedOrder } from "./concluded-orders.ts";
import { productsOf } from "./product.repository.ts";
import { findWithdrawals, type StoredWithdrawal } from "./withdrawal.repository.ts";

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

const comparable = (text: string): string => text.trim().replaceAll(/\s+/gu, " ").toLocaleLowerCase("pl");

const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, "").toLocaleLowerCase("pl");

/** Returns true if two texts name the same contract or order: separators and capital letters do not count. */
const isSameNumber = (one: string, other: string): boolean => lettersAndDigits(one) === lettersAndDigits(other);

/** Words of a statement with the account of its session. */
type WithdrawalClaim = Pick<StoredWithdrawal, "account" | "name" | "contractNumber" | "email">;
/** Statement with the time at which it arrived. */
type ReceivedClaim = WithdrawalClaim & Pick<StoredWithdrawal, "receivedAt">;

/** Returns true if two statements say the same: blanks, separators of the number and capital letters do not count. */
export function isRepeatedStatement(one: WithdrawalClaim, other: WithdrawalClaim): boolean {
  return (
    isSameNumber(one.contractNumber, other.contractNumber) &&
    (["name", "email"] as const).every((key) => comparable(one[key]) === comparable(other[key]))
  );
}

/** Returns true for a statement of an account: of its session, or without one from its e-mail address. */
export function isOfAccount(db: DatabaseSync, { account, email }: WithdrawalClaim, owner: string): boolean {
  if (account !== undefined) return account === owner;
  const known = mainEmailOf(db, owner);
  return known !== undefined && comparable(known) === comparable(email);
}

/** Returns true for a statement that proves its account: by the session, or by the name and the e-mail address. */
function isProvenFor(db: DatabaseSync, statement: WithdrawalClaim, account: string): boolean {
  if (!isOfAccount(db, statement, account)) return false;
  const name = accountNameOf(db, account);
  return statement.account !== undefined || (name !== undefined && comparable(name) === comparable(statement.name));
}

/**
 * Returns true if an account can take over a statement that came without a session: its e-mail address belongs to this
 * account or to no account.
 */
export function canTakeOver(db: DatabaseSync, statement: WithdrawalClaim, account: string): boolean {
  if (statement.account !== undefined) return false;
  if (isOfAccount(db, statement, account)) return true;
  const accounts = prepareStatement(db, "SELECT account_number FROM contact").all();
  return !accounts.some((row) => isOfAccount(db, statement, textColumn(row, "account_number")));
}

/** Returns true for a statement that names an order of its own account. */
function namesOrder(db: DatabaseSync, statement: WithdrawalClaim, order: ConcludedOrder): boolean {
  return (
    order.numbers.some((number) => isSameNumber(number, statement.contractNumber)) &&
    isProvenFor(db, statement, order.account)
  );
}

const isInTime = ({ receivedAt }: ReceivedClaim, { until }: ConcludedOrder): boolean => dayAt(receivedAt) <= until;

/** Returns true for a statement that ends an order: of its account, about its number, sent in time. */
const endsOrder = (db: DatabaseSync, statement: ReceivedClaim, order: ConcludedOrder): boolean =>
  isInTime(statement, order) && namesOrder(db, statement, order);

/** Returns the order that a statement ends, whether it names the number of the order or that of the contract. */
export const orderEndedBy = (db: DatabaseSync, statement: ReceivedClaim): ConcludedOrder | undefined =>
  concludedOrders(db).find((order) => endsOrder(db, statement, order));

/** Returns the last day to withdraw from the order of a statement that came too late; `undefined` for no known order. */
export const missedDayOf = (db: DatabaseSync, statement: ReceivedClaim): IsoDay | undefined =>
  concludedOrders(db).find((order) => !isInTime(statement, order) && namesOrder(db, statement, order))?.until;

/**
 * Returns the state of a statement: accepted if it ends an order, otherwise an employee checks it, and it is rejected
 * with the answer.
 */
export function withdrawalStateOf(db: DatabaseSync, statement: StoredWithdrawal): "ACCEPTED" | "RECEIVED" | "REJECTED" {
  if (orderEndedBy(db, statement) !== undefined) return "ACCEPTED";
  return statement.answeredAt === undefined ? "RECEIVED" : "REJECTED";
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

/** Lists the orders that a withdrawal has ended, of any account, with the day of the withdrawal. */
export function withdrawnOrders(db: DatabaseSync): readonly (ConcludedOrder & { readonly withdrawnOn: IsoDay })[] {
  return concludedOrders(db).flatMap((order) => {
    const day = withdrawnOn(db, order);
    return day === undefined ? [] : [{ ...order, withdrawnOn: day }];
  });
}

/** Returns true for an ordered product that a withdrawal has ended. */
export const isWithdrawn = (db: DatabaseSync, account: string, productId: string): boolean =>
  withdrawnOrders(db).some((one) => one.account === account && one.productIds.includes(productId));

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

/** Returns the products of an account whose tariff the order of an offer has changed. */
function changedTariffs(products: readonly JsonRecord[], offerId: string): readonly string[] {
  return products.flatMap(({ productId, formerTariff }) =>
    isJsonRecord(formerTariff) && formerTariff["offerId"] === offerId ? [jsonText(productId)] : [],
  );
}

/** Returns the fields of a product with the right to withdraw from its order. */
const withdrawable = (order: ConcludedOrder, activatedOn: string | undefined): JsonRecord => ({
  withdrawalUntil: order.until,
  earlyStart: order.hasEarlyStart,
  ...(activatedOn !== undefined && { activatedOn }),
});

/**
 * Returns the fields of an ordered product about its withdrawal, by product. A withdrawal ends the product, or restores
 * its former tariff, which has no such fields.
 */
export function productWithdrawals(db: DatabaseSync, account: string): ReadonlyMap<string, JsonRecord> {
  const fields = new Map<string, JsonRecord>();
  const products = productsOf(db, account);
  for (const order of concludedOrders(db)) {
    if (order.account !== account) continue;
    const day = withdrawnOn(db, order);
    for (const productId of order.productIds)
      fields.set(productId, day === undefined ? withdrawable(order, order.activatedOn) : endedByWithdrawal(order, day));
    if (day !== undefined) continue;
    for (const productId of changedTariffs(products, order.offerId))
      fields.set(productId, withdrawable(order, order.completedOn));
  }
  return fields;
}
