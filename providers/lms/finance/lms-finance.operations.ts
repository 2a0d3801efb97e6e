import type { JsonRecord } from "#kit/json.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { acceptedShares, entryPaymentStatus } from "../payment/entry-payment-status.ts";
import { listCountingPayments } from "../state/payment.repository.ts";
import { ledgerEntryStatus } from "./ledger-entry-status.ts";
import { listLedger } from "./ledger.repository.ts";
import { sumOfLines, type LmsDocument, type LmsDocumentLine } from "./lms-document.ts";
import { findLmsDocument } from "./lms-document.repository.ts";
import { settleEntries } from "./settle-entries.ts";

async function financialEntries({ database, features }: LmsCall, { account }: PortalSession): Promise<JsonRecord> {
  // The payments first: one that LMS books in between then counts twice, not never.
  const payments = features.takesPayments ? await listCountingPayments(database, account) : [];
  const ledger = await listLedger(database, account);
  const open = settleEntries(ledger, acceptedShares(payments));
  return {
    entries: ledger.map((entry) => {
      const unpaidAmount = open.get(entry.entryId) ?? 0;
      const { entryId, kind, number, period, amount, entryDate, dueDate, corrects, hasItems } = entry;
      return {
        entryId,
        kind,
        number,
        period,
        amount,
        unpaidAmount,
        entryDate,
        dueDate,
        status: entryPaymentStatus(entryId, unpaidAmount, payments) ?? ledgerEntryStatus(entry, unpaidAmount),
        duplicatePossible: hasItems,
        correctedEntryId: corrects,
      };
    }),
  };
}

function lineKind({ kind }: LmsDocument, { tariff, gross }: LmsDocumentLine): string {
  if (kind === "interest") return "interest";
  if (kind === "correction") return "adjustment";
  if (gross < 0) return "promotion";
  return tariff === undefined ? "one-time" : "subscription";
}

async function invoiceDetails({ database, request }: LmsCall, { account }: PortalSession): Promise<JsonRecord> {
  const document = await findLmsDocument(database, account, request.text("entryId"));
  if (document === undefined) return { errorCode: "UNKNOWN_ENTRY" };
  const { id, kind, number, period, issuedOn, dueDate, seller, buyer, lines, corrects, corrections } = document;
  return {
    entryId: `D${id}`,
    kind,
    number,
    period,
    issuedOn,
    dueDate,
    net: sumOfLines(lines, "net"),
    vat: sumOfLines(lines, "vat"),
    gross: sumOfLines(lines, "gross"),
    seller: { ...seller },
    buyer: { ...buyer },
    items: lines.map((line) => ({
      itemId: `${id}-${line.position}`,
      serviceId: line.tariff === undefined ? undefined : `tariff-${line.tariff}`,
      name: line.name,
      kind: lineKind(document, line),
      quantity: line.quantity,
      net: line.net,
      vatRate: line.vatRate,
      vat: line.vat,
      gross: line.gross,
    })),
    corrects: corrects && { entryId: `D${corrects.id}`, number: corrects.number, reason: corrects.reason },
    corrections: corrections.map(({ entryId, number: ofCorrection, entryDate, amount, hasItems }) => ({
      number: ofCorrection,
      entryId: hasItems ? entryId : undefined,
      issuedOn: entryDate,
      gross: amount,
    })),
  };
}

export const LMS_FINANCE_OPERATIONS = {
  getClientFinancialEntries: { session: "required", handle: financialEntries },
  getInvoiceDetails: { session: "required", handle: invoiceDetails },
} as const satisfies Readonly<Record<string, LmsOperation>>;
