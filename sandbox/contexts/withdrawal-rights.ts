import type { DatabaseSync } from "node:sqlite";
import { workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, dayAt, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { customerName } from "../chat/customer-name.ts";
import { accountNameOf } from "./account-name-of.ts";
import { mainEmailAt } from "./main-email-of.ts";
import { concludedOrders, withdrawalUntil, type ConcludedOrder, type OrderedContract } from "./concluded-orders.ts";
import type { StoredWithdrawal } from "./withdrawal.repository.ts";

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
export const isNumberOfContract = (one: string, other: string): boolean =>
  lettersAndDigits(one) === lettersAndDigits(other);

/** Words of a statement with the account of its session. */
type WithdrawalClaim = Pick<StoredWithdrawal, "account" | "name" | "contractNumber" | "email">;
/** Statement with the time at which it arrived. */
type ReceivedClaim = WithdrawalClaim & Pick<StoredWithdrawal, "receivedAt">;

/** Returns true if two statements say the same: blanks, separators of the number and capital letters do not count. */
export function isRepeatedStatement(one: WithdrawalClaim, other: WithdrawalClaim): boolean {
  return (
    isNumberOfContract(one.contractNumber, other.contractNumber) &&
    (["name", "email"] as const).every((key) => comparable(one[key]) === comparable(other[key]))
  );
}

/**
 * Returns true for a statement of an account: of its session, or without one from the e-mail address that the account
 * had when the statement arrived.
 */
export function isOfAccount(db: DatabaseSync, { account, email, receivedAt }: ReceivedClaim, owner: string): boolean {
  if (account !== undefined) return account === owner;
  const known = mainEmailAt(db, owner, receivedAt);
  return known !== undefined && comparable(known) === comparable(email);
}

/** Returns true if a name is that of an account or of its customer: an account of several can have a further word. */
function isNameOf(db: DatabaseSync, account: string, name: string): boolean {
  const names = [accountNameOf(db, account) ?? "", customerName(db, account)];
  return names.some((one) => one !== "" && comparable(one) === comparable(name));
}

/** Returns true for a statement that proves its account: by the session, or by the name and the e-mail address. */
const isProvenFor = (db: DatabaseSync, statement: ReceivedClaim, account: string): boolean =>
  isOfAccount(db, statement, account) && (statement.account !== undefined || isNameOf(db, account, statement.name));

/** Lists the accounts with data that a statement proves. */
export const accountsOfStatement = (db: DatabaseSync, statement: ReceivedClaim): readonly string[] =>
  db
    .prepare("SELECT account_number FROM contact")
    .all()
    .map((row) => textColumn(row, "account_number"))
    .filter((account) => isProvenFor(db, statement, account));

/**
 * Returns true if an account can take over a statement that came without a session: its e-mail address belongs to this
 * account or to no account.
 */
export function canTakeOver(db: DatabaseSync, statement: ReceivedClaim, account: string): boolean {
  if (statement.account !== undefined) return false;
  if (isOfAccount(db, statement, account)) return true;
  const accounts = db.prepare("SELECT account_number FROM contact").all();
  return !accounts.some((row) => isOfAccount(db, statement, textColumn(row, "account_number")));
}

/** Returns the contracts of an order that a statement names by the number of the order, or by their own. */
function namedContracts({ contractNumber }: WithdrawalClaim, order: ConcludedOrder): readonly OrderedContract[] {
  const isNamed = (number: string): boolean => isNumberOfContract(number, contractNumber);
  return order.orderNumbers.some(isNamed)
    ? order.contracts
    : order.contracts.filter(({ numbers }) => numbers.some(isNamed));
}

const isInTime = ({ receivedAt }: ReceivedClaim, { until }: ConcludedOrder): boolean => dayAt(receivedAt) <= until;

/** Order with those of its contracts that a statement names. */
export interface NamedOrder {
  readonly order: ConcludedOrder;
  readonly contracts: readonly OrderedContract[];
}

/** Returns true if an order existed when a statement arrived. A contract keeps its number when it is extended later. */
const wasConcluded = ({ receivedAt }: ReceivedClaim, { concludedAt }: ConcludedOrder): boolean =>
  concludedAt <= receivedAt;

/** Lists the orders of its own account that a statement names, of those that existed when it arrived. */
const ordersNamedBy = (
  db: DatabaseSync,
  statement: ReceivedClaim,
  orders: readonly ConcludedOrder[],
): readonly NamedOrder[] =>
  orders
    .filter((order) => wasConcluded(statement, order))
    .map((order) => ({ order, contracts: namedContracts(statement, order) }))
    .filter(({ order, contracts }) => contracts.length > 0 && isProvenFor(db, statement, order.account));

/** Lists the numbers of the contracts that a statement names, of the orders of its own account. */
export const numbersOfOrders = (db: DatabaseSync, statement: ReceivedClaim): readonly string[] =>
  ordersNamedBy(db, statement, concludedOrders(db)).flatMap(({ contracts }) =>
    contracts.flatMap(({ numbers }) => numbers),
  );

/** Lists the numbers of the orders of its own account that a statement names, with those of their contracts. */
export const numbersKnownTo = (db: DatabaseSync, statement: ReceivedClaim): readonly string[] =>
  ordersNamedBy(db, statement, concludedOrders(db)).flatMap(({ order, contracts }) => [
    ...order.orderNumbers,
    ...contracts.flatMap(({ numbers }) => numbers),
  ]);

/** Lists what a statement ends: what it names of the orders of its account, if it was sent in time (WITHDRAW-16). */
export const ordersEndedBy = (
  db: DatabaseSync,
  statement: ReceivedClaim,
  orders = concludedOrders(db),
): readonly NamedOrder[] => ordersNamedBy(db, statement, orders).filter(({ order }) => isInTime(statement, order));

/** Returns true if a statement names an order that was concluded after an earlier statement arrived. */
export const namesNewerOrder = (db: DatabaseSync, statement: ReceivedClaim, earlier: ReceivedClaim): boolean =>
  ordersNamedBy(db, statement, concludedOrders(db)).some(({ order }) => !wasConcluded(earlier, order));

/**
 * Returns the last day to withdraw from the order of a statement that came too late; `undefined` for no known order.
 */
export const missedDayOf = (db: DatabaseSync, statement: ReceivedClaim): IsoDay | undefined =>
  ordersNamedBy(db, statement, concludedOrders(db)).find(({ order }) => !isInTime(statement, order))?.order.until;

/**
 * Returns the state of a statement: accepted if it ends a contract, otherwise an employee checks it, and it is rejected
 * with the answer.
 */
export function withdrawalStateOf(db: DatabaseSync, statement: StoredWithdrawal): "ACCEPTED" | "RECEIVED" | "REJECTED" {
  if (ordersEndedBy(db, statement).length > 0) return "ACCEPTED";
  return statement.answeredAt === undefined ? "RECEIVED" : "REJECTED";
}
