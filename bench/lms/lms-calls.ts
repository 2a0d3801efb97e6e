import { DOCUMENTS_EACH, LOAD_PIN } from "#lms/demo/load/load-content.ts";
import type { CallShare } from "../load/call-mix.ts";
import { elementText, prepareCall, type PreparedCall, type SoapClient } from "../load/soap-client.ts";

/** Reads of a session of some minutes: home, invoices with their contents, messages and requests. */
export const LMS_READS: readonly CallShare[] = [
  { operation: "sessionCheck", weight: 200 },
  { operation: "getSessionServerHash", weight: 30 },
  { operation: "getClientData", weight: 120 },
  { operation: "getContactData", weight: 80 },
  { operation: "getConsentsByCustomerAccount", weight: 80 },
  { operation: "getClientMessages", weight: 80 },
  { operation: "getClientFinancialEntries", weight: 60 },
  { operation: "getInvoiceDetails", weight: 30 },
  { operation: "getContactFormDefinition", weight: 20 },
  { operation: "getContactFormSubmissions", weight: 30 },
];

/** Session of a generated customer. */
export interface LmsSession {
  readonly customer: number;
  readonly sessionId: string;
}

/** Prepares a read in a session. */
export function lmsRead(operation: string, { customer, sessionId }: LmsSession): PreparedCall {
  const invoice = `<entryId>D${(customer - 1) * DOCUMENTS_EACH + 1}</entryId>`;
  return prepareCall(operation, sessionId, operation === "getInvoiceDetails" ? invoice : "");
}

/** Prepares the login of a generated customer. */
export const lmsLogin = (customer: number): PreparedCall =>
  prepareCall("sessionStart", "", `<login>${customer}</login><password>${LOAD_PIN}</password>`);

/** Logs customers in one after the other. Throws if a login is refused. */
export async function openLmsSessions(
  wire: Pick<SoapClient, "send">,
  customers: readonly number[],
): Promise<readonly LmsSession[]> {
  const sessions: LmsSession[] = [];
  for (const customer of customers) {
    const reply = await wire.send(lmsLogin(customer));
    const sessionId = elementText(reply, "sessionId");
    if (sessionId === undefined) throw new Error(`customer ${customer} cannot log in: ${reply.text}`);
    sessions.push({ customer, sessionId });
  }
  return sessions;
}
