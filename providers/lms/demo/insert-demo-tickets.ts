import type { LmsQueries } from "../database/lms-database.ts";
import type { HelpdeskSettings } from "../helpdesk/helpdesk-settings.ts";
import { TICKET_STATES } from "../helpdesk/ticket.ts";
import { insertTicket } from "../helpdesk/ticket-writer.ts";
import { insertRow } from "./lms-records.ts";

const HOUR = 3_600;

/** Inserts queues, a category and requests of the first customer. Times in seconds. Returns settings without files. */
export async function insertDemoTickets(
  queries: LmsQueries,
  { customer, mailFrom }: { readonly customer: number; readonly mailFrom: string },
  now: number,
): Promise<HelpdeskSettings> {
  const queue = (name: string): Promise<number> => insertRow(queries, "rtqueues", { name });
  const faults = await queue("Awaria lub wolny internet");
  const questions = await queue("Pytanie o umowę lub rachunek");
  const complaints = await queue("Reklamacja");
  const personalData = await queue("Żądanie dotyczące danych");
  const category = await insertRow(queries, "rtcategories", { name: "Panel klienta" });
  const employee = await insertRow(queries, "users", { login: "ewa", firstname: "Ewa", lastname: "Kos" });
  const ticket = { account: customer, mailFrom, categories: [category] } as const;
  const fault = await insertTicket(queries, {
    ...ticket,
    queue: faults,
    subject: "Wieczorem internet zwalnia",
    body: "Od trzech dni po 20:00 strony otwierają się bardzo wolno.",
    at: now - 72 * HOUR,
  });
  await insertRow(queries, "rtmessages", {
    ticketid: fault.ticket,
    userid: employee,
    body: "<p>Dzień dobry,</p><p>wymieniliśmy kartę w węźle. Czy teraz jest lepiej?</p>",
    contenttype: "text/html",
    createtime: now - 48 * HOUR,
  });
  await queries.query("UPDATE rttickets SET state = $2 WHERE id = $1", [fault.ticket, TICKET_STATES.resolved]);
  await insertTicket(queries, {
    ...ticket,
    queue: complaints,
    subject: "Opłata za instalację",
    body: "Umowa miała promocję bez opłaty za instalację, a jest na fakturze.",
    at: now - 240 * HOUR,
  });
  return {
    queues: [
      { id: faults, kind: "FAULT" },
      { id: questions, kind: "QUESTION" },
      { id: complaints, kind: "COMPLAINT" },
      { id: personalData, kind: "PERSONAL_DATA" },
    ],
    categories: [category],
    sources: undefined,
    directory: undefined,
  };
}
