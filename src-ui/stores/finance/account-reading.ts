import type { ClientData } from "#domain/account/index.ts";
import { forecastInvoice, type AccountReading, type FinancialEntry } from "#domain/finance/index.ts";
import { isAnyServiceOpen } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { AsyncValue } from "../async-value.ts";

/**
 * Returns how far entries and balance can be trusted (ENT-03). Values that are being reloaded, and a balance of an
 * earlier day, are not current: they need not agree. Until all services are known, one is assumed to go on.
 */
export function accountReadingOf(
  entries: AsyncValue<readonly FinancialEntry[]>,
  data: AsyncValue<ClientData>,
  today: WarsawDate,
): AccountReading {
  const client = data.known?.client;
  const isBalanceUnreadable = client?.currentBalance === undefined && data.incompleteFields.includes("client");
  const isReadInPart = data.incompleteFields.includes("products");
  const nextInvoiceDay = forecastInvoice(entries.known ?? [], today)?.issuedOn ?? today;
  const balanceDate = client?.accountBalanceDate;
  return {
    isComplete: !entries.isIncomplete && !isBalanceUnreadable,
    isBalanceCurrent:
      entries.state.status === "ready" &&
      data.state.status === "ready" &&
      balanceDate !== undefined &&
      balanceDate >= today,
    isInvoiceExpected:
      data.known === undefined || isReadInPart || isAnyServiceOpen(data.known.products, nextInvoiceDay),
  };
}
