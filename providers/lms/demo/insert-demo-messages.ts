import type { LmsQueries } from "../database/lms-database.ts";
import { MESSAGE_STATUSES, MESSAGE_TYPES } from "../database/lms-values.ts";
import { insertRow } from "./lms-records.ts";

const HOUR = 3_600;

/** Notice for the customer panel of LMS. Times in seconds. */
export interface DemoMessage {
  readonly subject: string;
  readonly body: string;
  readonly at: number;
  readonly isHtml?: boolean;
  readonly isUrgent?: boolean;
  readonly readAt?: number;
}

/** Inserts a notice to customers, as LMS sends it, and returns the ids of its items in their order. */
export async function insertDemoMessage(
  queries: LmsQueries,
  customers: readonly number[],
  { subject, body, at, isHtml = false, isUrgent = false, readAt = 0 }: DemoMessage,
): Promise<readonly number[]> {
  const message = await insertRow(queries, "messages", {
    subject,
    body,
    cdate: at,
    type: isUrgent ? MESSAGE_TYPES.userPanelUrgent : MESSAGE_TYPES.userPanel,
    contenttype: isHtml ? "text/html" : "text/plain",
  });
  const items: number[] = [];
  for (const customer of customers)
    items.push(
      await insertRow(queries, "messageitems", {
        messageid: message,
        customerid: customer,
        status: MESSAGE_STATUSES.sent,
        lastdate: at,
        lastreaddate: readAt,
      }),
    );
  return items;
}

/** Inserts the notices of the demo. The first customer has an unread, a read and an urgent one. */
export async function insertDemoMessages(
  queries: LmsQueries,
  customers: readonly [number, ...number[]],
  now: number,
): Promise<void> {
  const [first] = customers;
  await insertDemoMessage(queries, customers, {
    subject: "Nowe godziny biura obsługi",
    body: "<p>Od <strong>1 grudnia</strong> biuro jest czynne od 8:00 do 18:00.</p>",
    at: now - 240 * HOUR,
    isHtml: true,
    readAt: now - 200 * HOUR,
  });
  await insertDemoMessage(queries, customers, {
    subject: "Prace na sieci w nocy",
    body: "W nocy z wtorku na środę od 1:00 do 3:00 wymieniamy urządzenia w węźle.\nInternet może nie działać do 20 minut.",
    at: now - 20 * HOUR,
  });
  await insertDemoMessage(queries, [first], {
    subject: "Zmiana numeru konta do wpłat",
    body: "Od nowego roku wpłacaj na konto, które jest na fakturze.",
    at: now - 3 * HOUR,
    isUrgent: true,
  });
}
