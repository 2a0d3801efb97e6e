import { hasBilledPhone, type ClientData } from "#domain/account/index.ts";
import type { DataHistoryPort, ExportDevices } from "#domain/data-export/index.ts";
import { billingAvailability, billingMonths, rangeOfMonth } from "#domain/finance/billing-range.ts";
import type { CallBillingPort } from "#domain/finance/call-billing.port.ts";
import type { BilledUse, FinancialEntry, InvoiceDetails } from "#domain/finance/index.ts";
import { hasDetails } from "#domain/finance/invoice-details.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import type { PasskeysPort } from "#domain/passkeys/index.ts";
import type { MobileDevicesPort } from "#domain/settings/mobile-devices.port.ts";
import type { SecondFactorPort } from "#domain/settings/second-factor.port.ts";
import { succeed, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { SupportPort } from "#domain/support/support.port.ts";
import type { TerminationsPort } from "#domain/termination/terminations.port.ts";
import type { WithdrawalPort } from "#domain/withdrawal/index.ts";
import { failedRead, readEach, readOnce, type PartRead } from "./part-read.ts";

/** Ports of data that only the export reads in full; loaded with their contexts. */
export interface ExportDetailPorts {
  readonly invoices: Pick<InvoicesPort, "details">;
  readonly callBilling: CallBillingPort;
  readonly mobileDevices: Pick<MobileDevicesPort, "load">;
  readonly secondFactor: Pick<SecondFactorPort, "load">;
  readonly passkeys: Pick<PasskeysPort, "load">;
  readonly history: DataHistoryPort;
  readonly support: Pick<SupportPort, "loadRequests">;
  readonly withdrawals: Pick<WithdrawalPort, "loadWithdrawals">;
  readonly terminations: Pick<TerminationsPort, "load">;
}

/** Number of the newest documents whose items are exported; the portal shows older ones. */
export const EXPORTED_INVOICES = 60;

/** Reads the items of the newest documents, newest first. */
export function readInvoices(
  { invoices }: Pick<ExportDetailPorts, "invoices">,
  entries: readonly FinancialEntry[],
): Promise<PartRead<readonly InvoiceDetails[]>> {
  const newest = entries
    .filter(hasDetails)
    .toSorted((one, other) => (one.entryDate < other.entryDate ? 1 : -Number(one.entryDate > other.entryDate)))
    .slice(0, EXPORTED_INVOICES);
  return readEach(newest, ({ entryId }) => invoices.details(entryId));
}

/** Reads the billed calls, messages and data of all available months. A month that is not billed yet has none. */
export async function readCalls(
  { callBilling }: Pick<ExportDetailPorts, "callBilling">,
  {
    client,
    entries,
    today,
  }: {
    readonly client: ClientData;
    readonly entries: readonly FinancialEntry[];
    readonly today: WarsawDate;
  },
): Promise<PartRead<readonly BilledUse[]>> {
  const months = hasBilledPhone(client) ? billingMonths(billingAvailability(entries, today)) : [];
  const { value, ...read } = await readEach(months, async (month) => {
    const uses = await callBilling.load(rangeOfMonth(month));
    return !uses.ok && uses.failure.kind === "billing-refused" && uses.failure.code === "not-yet" ? succeed([]) : uses;
  });
  return { ...read, value: value?.flat() };
}

/** Reads phones, trusted devices and passkeys; a list that the provider does not offer is empty. */
export async function readDevices({
  mobileDevices,
  secondFactor,
  passkeys,
}: Pick<ExportDetailPorts, "mobileDevices" | "secondFactor" | "passkeys">): Promise<PartRead<ExportDevices>> {
  const [phones, factor, keys] = await Promise.all([
    readOnce(() => mobileDevices.load()),
    readOnce(() => secondFactor.load()),
    readOnce(() => passkeys.load()),
  ]);
  const reads = [phones, factor, keys];
  if (reads.every(({ isNotOffered }) => isNotOffered)) return { ...failedRead(), isNotOffered: true };
  const lost = reads.filter(({ value, isNotOffered }) => value === undefined && !isNotOffered);
  if (lost.length === reads.length) return failedRead();
  return {
    value: {
      mobileDevices: (phones.value ?? []).map(({ deviceName, rememberMe, biometric }) => ({
        deviceName,
        rememberMe,
        biometric,
      })),
      trustedDevices: (factor.value?.devices ?? []).map(({ name, createdAtDay }) => ({ name, since: createdAtDay })),
      passkeys: (keys.value ?? []).map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt,
        lastUsedAt: lastUsedAt === "unknown" ? undefined : lastUsedAt,
      })),
    },
    isIncomplete: lost.length > 0,
    isNotOffered: false,
  };
}
