import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { messageLanguage } from "../language/message-language.ts";
import type { WithdrawalSettlement } from "../language/outbox-texts.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { storeReceipts } from "../pages/store-receipts.ts";
import { answerDueWithdrawals } from "./answer-withdrawals.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import {
  answerFieldsOf,
  correctedNumberOf,
  endingOfStatement,
  missedDayOfStatement,
  recognizeNumber,
  withdrawalAnswerDayOf,
} from "./withdrawal-answer.ts";
import { isOrganisationAccount } from "./is-organisation-account.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { isEmail, sendEmail } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";
import { undoWithdrawnOrders } from "./undo-withdrawn-orders.ts";
import {
  accountsOfStatement,
  canTakeOver,
  isOfAccount,
  isRepeatedStatement,
  namesNewerOrder,
  ordersEndedBy,
  withdrawalStateOf,
} from "./withdrawal-rights.ts";
import { settlementOf } from "./settlement-of.ts";
import {
  findWithdrawals,
  insertWithdrawal,
  linkWithdrawal,
  type ArrivedStatement,
  type StoredWithdrawal,
} from "./withdrawal.repository.ts";
import { withdrawnContracts } from "./withdrawn-contracts.ts";

const MAX_NAME = 120;
const MAX_NUMBER = 60;

/** Names the equipment to return; `undefined` while it is not known whether the customer has received it. */
function returnedNames({ equipment }: WithdrawalSettlement): readonly string[] | undefined {
  if (equipment.kind === "possible") return undefined;
  return equipment.kind === "none" ? [] : equipment.names;
}

/** Returns the receipt as an account sees it. Its state is hidden from others: it would confirm guessed data. */
function toAnswer(tenant: Tenant, statement: StoredWithdrawal, account: string | undefined): JsonRecord {
  const { db } = tenant;
  const { number, name, contractNumber, email, receivedAt, recognizedNumber } = statement;
  const isOwn = account !== undefined && isOfAccount(db, statement, account);
  const settlement = isOwn ? settlementOf(db, statement) : undefined;
  const state = isOwn ? withdrawalStateOf(db, statement) : "RECEIVED";
  // The day alone reveals nothing about the contract.
  const answer = isOwn ? answerFieldsOf(tenant, statement, state) : { answerBy: withdrawalAnswerDayOf(statement) };
  return {
    number,
    receivedAt: wallAt(receivedAt),
    name,
    contractNumber,
    recognizedNumber: isOwn ? recognizedNumber : undefined,
    email,
    state,
    usedDaysCost: settlement?.cost,
    chargeCorrection: settlement?.correction,
    billedIn: settlement?.billedIn,
    creditedOn: settlement?.creditedOn,
    refundedFees: settlement?.refund,
    returnedEquipment: settlement && returnedNames(settlement),
    withdrawnServices: settlement?.services,
    restoredServices: settlement?.restored,
    laterTermsServices: settlement?.extendedLater,
    restoredEnds: settlement?.restoredEnds,
    ...answer,
  };
}

/** Sends the receipt: an e-mail is a durable medium. */
function sendReceipt(call: OperationCall, login: string | undefined, statement: StoredWithdrawal): void {
  const { account, number, name, contractNumber, email, receivedAt } = statement;
  const recognizedNumber = correctedNumberOf(statement);
  const wall = wallAt(receivedAt);
  const settlement = settlementOf(call.tenant.db, statement);
  const answerBy = settlement === undefined ? withdrawalAnswerDayOf(statement) : undefined;
  const missedDay = settlement === undefined ? missedDayOfStatement(call.tenant, statement) : undefined;
  const ending = settlement === undefined ? endingOfStatement(call.tenant, statement) : undefined;
  const [day, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  const isOrganisation = account === undefined ? undefined : isOrganisationAccount(call.tenant, account);
  const content = { number, day, time, name, isOrganisation, contractNumber, recognizedNumber, email };
  const receipt = { ...content, settlement, answerBy, missedDay, ending };
  sendEmail(call.tenant, email, {
    language: messageLanguage(call, login),
    write: (texts) => texts.withdrawalReceipt(receipt),
  });
}

/**
 * Returns the stored statement that says the same about the same orders. With a session, it belongs to the account from
 * now on, and may end an order by that.
 */
function findRepeated(tenant: Tenant, statement: ArrivedStatement): StoredWithdrawal | undefined {
  const { db } = tenant;
  const { account } = statement;
  const known = findWithdrawals(db).find(
    (one) => isRepeatedStatement(one, statement) && !namesNewerOrder(db, statement, one),
  );
  if (known === undefined || account === undefined || !canTakeOver(db, known, account)) return known;
  linkWithdrawal(db, known.number, account);
  const linked = recognizeNumber(tenant, { ...known, account });
  undoWithdrawnOrders(tenant);
  return linked;
}

/**
 * Returns the stored statement that has ended the contracts of this one: one names the number of the order, the other
 * that of its only contract. Without a session only one from the same e-mail address, because its receipt is shown. A
 * statement about a further contract is a new one.
 */
function findOfSameContract({ db }: Tenant, statement: ArrivedStatement): StoredWithdrawal | undefined {
  const named = ordersEndedBy(db, statement).flatMap(({ order, contracts }) =>
    contracts.map(({ number }) => [order.offerId, number] as const),
  );
  const ended = withdrawnContracts(db);
  const known = named.map(([offerId, number]) =>
    ended.find(({ order, contract }) => order.offerId === offerId && contract.number === number),
  );
  const isSameEmail = (one: StoredWithdrawal): boolean => one.email.toLowerCase() === statement.email.toLowerCase();
  if (known.includes(undefined)) return undefined;
  return known
    .flatMap((one) => (one === undefined ? [] : [one.statement]))
    .find((one) => statement.account !== undefined || isSameEmail(one));
}

/** Registers a statement once: the same one again has the receipt of the first. An unknown number is accepted, too. */
function withdraw(call: OperationCall, session: ServerSession | undefined): JsonRecord {
  const { tenant, request } = call;
  const [name, contractNumber, email] = ["name", "contractNumber", "email"].map((field) => request.text(field).trim());
  if (name === undefined || contractNumber === undefined || email === undefined) return { errorCode: "MISSING_DATA" };
  const isComplete = name !== "" && contractNumber !== "" && isEmail(email);
  if (!isComplete || name.length > MAX_NAME || contractNumber.length > MAX_NUMBER) return { errorCode: "MISSING_DATA" };
  const statement = { account: session?.account, name, contractNumber, email, receivedAt: tenant.now() };
  // A guest's contract is looked for in all accounts, and what is due in them decides what the statement ends.
  if (session === undefined) tenant.ensureAllSeeded();
  const accounts = accountsOfStatement(tenant.db, statement);
  for (const account of accounts) {
    applyDueChanges(tenant, account);
    storeReceipts(tenant, account);
  }
  const known = findRepeated(tenant, statement) ?? findOfSameContract(tenant, statement);
  if (known !== undefined) return { withdrawal: toAnswer(tenant, known, session?.account) };
  const stored = recognizeNumber(tenant, insertWithdrawal(tenant.db, tenant.today().slice(0, 4), statement));
  undoWithdrawnOrders(tenant);
  sendReceipt(call, session?.login, stored);
  for (const account of accounts) storeReceipts(tenant, account);
  return { withdrawal: toAnswer(tenant, stored, session?.account) };
}

export const WITHDRAWAL_OPERATIONS: Readonly<Record<string, Operation>> = {
  withdrawFromContract: { session: "header", effect: "by-intent", handle: withdraw },
  getWithdrawals: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => {
      answerDueWithdrawals(tenant);
      return {
        withdrawals: findWithdrawals(tenant.db)
          .filter((one) => isOfAccount(tenant.db, one, account))
          .map((one) => toAnswer(tenant, one, account)),
      };
    },
  },
};
