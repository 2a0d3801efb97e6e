import type { ClientData } from "#domain/account/index.ts";
import { toExportedStatements, type ExportValues } from "#domain/data-export/index.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { readCalls, readDevices, readInvoices, type ExportDetailPorts } from "./load-export-details.ts";
import { failedRead, mapRead, readOnce, type PartRead } from "./part-read.ts";

export type DetailReads = {
  readonly [
    Name in "invoices" | "calls" | "devices" | "chats" | "consentHistory" | "requests" | "withdrawals" | "terminations"
  ]: PartRead<ExportValues[Name]>;
};

/** Reads after the code of a context failed to load. */
export const FAILED_DETAILS: DetailReads = {
  invoices: failedRead(),
  calls: failedRead(),
  devices: failedRead(),
  chats: failedRead(),
  consentHistory: failedRead(),
  requests: failedRead(),
  withdrawals: failedRead(),
  terminations: failedRead(),
};

/** Reads data that the lists of the portal lack. Invoices and calls need the customer and the entries. */
export async function readExportDetails(
  ports: ExportDetailPorts,
  {
    person,
    account,
    today,
  }: {
    readonly person: Promise<PartRead<ClientData>>;
    readonly account: Promise<PartRead<readonly FinancialEntry[]>>;
    readonly today: WarsawDate;
  },
): Promise<DetailReads> {
  const [devices, history] = [readDevices(ports), readOnce(() => ports.history.load())];
  const [requests, withdrawals, terminations] = [
    readOnce(() => ports.support.loadRequests()),
    readOnce(() => ports.withdrawals.loadWithdrawals()),
    readOnce(() => ports.terminations.load()),
  ];
  const [{ value: client }, { value: entries }] = [await person, await account];
  const invoices = entries === undefined ? failedRead() : await readInvoices(ports, entries);
  const calls =
    client === undefined || entries === undefined ? failedRead() : await readCalls(ports, { client, entries, today });
  const { value, ...read } = await history;
  return {
    invoices,
    calls,
    devices: await devices,
    chats: { ...read, value: value?.chats },
    consentHistory: { ...read, value: value?.consentHistory },
    requests: mapRead(await requests, toExportedStatements),
    withdrawals: mapRead(await withdrawals, toExportedStatements),
    terminations: mapRead(await terminations, (known) => toExportedStatements(known.terminations)),
  };
}
