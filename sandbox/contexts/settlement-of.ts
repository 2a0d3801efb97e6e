import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { jsonText } from "#kit/json.ts";
import type { WithdrawalSettlement } from "../language/outbox-texts.ts";
import type { NewInvoice } from "./charged-lines.ts";
import { settlementDayOf } from "./concluded-orders.ts";
import { correctedCharges } from "./corrected-charges.ts";
import { equipmentToReturn } from "./equipment-to-return.ts";
import { hasNextInvoices } from "./has-next-invoices.ts";
import { firstInvoiceAfter } from "./issued-invoice.repository.ts";
import { productsOf } from "./product.repository.ts";
import { refundedFeesOf } from "./refund-fees.ts";
import { restoredServices } from "./restored-services.ts";
import { contractsEndedBy, usedDaysOf } from "./used-days-cost.ts";
import type { StoredWithdrawal } from "./withdrawal.repository.ts";

/**
 * Returns true if no service is left that an invoice can charge: a sum below 0 is then a correction of the invoice
 * before.
 */
const hasNoOtherCharge = (db: DatabaseSync, account: string, { previousOn }: NewInvoice): boolean =>
  !hasNextInvoices(db, account) &&
  productsOf(db, account).every(({ contractEnd }) => jsonText(contractEnd) <= previousOn);

/**
 * Returns the settlement of a statement; `undefined` if it was not the first to end a contract. It names the payment
 * and the correction that the next invoice has (WITHDRAW-15).
 */
export function settlementOf(db: DatabaseSync, statement: StoredWithdrawal): WithdrawalSettlement | undefined {
  const ended = contractsEndedBy(db, statement);
  const account = ended[0]?.order.account;
  if (account === undefined) return undefined;
  const day = dayAt(statement.receivedAt);
  const used = usedDaysOf(db, statement);
  const invoice = firstInvoiceAfter(db, account, day);
  const cost = used?.cost ?? 0;
  const goingOn = restoredServices(db, ended);
  const restored = goingOn.filter(({ isExtendedLater }) => !isExtendedLater);
  const correction = used === undefined || invoice === undefined ? 0 : correctedCharges(db, used, invoice);
  const isCredited = cost + correction < 0 && invoice !== undefined && hasNoOtherCharge(db, account, invoice);
  return {
    cost,
    correction,
    billedIn: isCredited || (cost === 0 && correction === 0) ? undefined : invoice?.period,
    creditedOn: isCredited ? invoice.issuedOn : undefined,
    services: ended.flatMap(({ contract }) => contract.lines.map(({ name }) => jsonText(name))),
    restored: restored.map(({ name }) => name),
    extendedLater: goingOn.filter(({ isExtendedLater }) => isExtendedLater).map(({ name }) => name),
    restoredEnds: restored.flatMap(({ name, end }) => (end === undefined ? [] : [{ name, ...end }])),
    withdrawnOn: day,
    refund: refundedFeesOf(db, account, statement.number),
    equipment: equipmentToReturn(db, ended),
    settledBy: settlementDayOf(day),
  };
}
