import { dayAt, wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalText } from "../database/lms-rows.ts";
import { findGivenConsents } from "../consent/lms-consent.repository.ts";
import { E_INVOICE_TYPES } from "../consent/lms-consents.ts";
import { CUSTOMER_TYPES, HAS_ACCOUNT } from "../database/lms-values.ts";
import { findBalance } from "../finance/ledger.repository.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { acceptedShares } from "../payment/entry-payment-status.ts";
import { listCountingPayments } from "../state/payment.repository.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { accountName } from "./account.repository.ts";
import { listServices } from "./list-services.ts";
import { findLmsAddresses } from "./lms-address.repository.ts";
import { findLmsContacts } from "../contact/lms-contact.repository.ts";
import { areServicesSuspended, findServiceTerms } from "./service-term.repository.ts";
import { transferAccount } from "./transfer-account.ts";

const digitsIn = (text: string | undefined, count: number): string | undefined => {
  const digits = (text ?? "").replace(/\D/g, "");
  return digits.length === count ? digits : undefined;
};

/** Reads name, numbers and bank account of a customer; `undefined` if LMS has deleted the customer meanwhile. */
async function findCustomer(queries: LmsQueries, account: number): Promise<JsonRecord | undefined> {
  const [row] = await queries.query(
    `SELECT c.name, c.lastname, c.type, c.ten, c.ssn, coalesce(d.account, '') AS account
    FROM customers c LEFT JOIN divisions d ON d.id = c.divisionid WHERE c.id = $1 AND ${HAS_ACCOUNT}`,
    [account],
  );
  if (row === undefined) return undefined;
  const isCompany = lmsNumber(row, "type") === CUSTOMER_TYPES.company;
  return {
    ...(isCompany
      ? { companyName: accountName(row, account, isCompany) }
      : { firstName: lmsOptionalText(row, "name"), lastName: lmsOptionalText(row, "lastname") }),
    personalId: isCompany ? undefined : digitsIn(lmsOptionalText(row, "ssn"), 11),
    taxId: digitsIn(lmsOptionalText(row, "ten"), 10),
    bankAccountNumber: transferAccount(lmsOptionalText(row, "account") ?? "", account),
  };
}

async function clientData({ database, now, features }: LmsCall, session: PortalSession): Promise<JsonRecord> {
  const { account, login, previousLoginAt } = session;
  // The payments first: one that LMS books in between then counts twice, not never.
  const payments = features.takesPayments ? await listCountingPayments(database, account) : [];
  const accepted = acceptedShares(payments).reduce((sum, { amount }) => sum + amount, 0);
  const [customer, contacts, addresses, terms, areSuspended, balance, consents] = await Promise.all([
    findCustomer(database, account),
    findLmsContacts(database, account),
    findLmsAddresses(database, account),
    findServiceTerms(database, account),
    areServicesSuspended(database, account, now),
    findBalance(database, account),
    findGivenConsents(database, account),
  ]);
  if (customer === undefined) return { sessionError: true };
  const { eInvoice } = E_INVOICE_TYPES;
  const [mobilePhone] = contacts.mobilePhones;
  const [phone] = contacts.linePhones;
  const [email] = contacts.emails;
  return {
    client: {
      ...customer,
      accountNumber: String(account),
      clientLogin: login,
      email,
      phone,
      mobilePhone,
      lastGoodLogin: previousLoginAt === undefined ? undefined : wallAt(previousLoginAt),
      bankAccountNumber: contacts.bankAccount ?? customer["bankAccountNumber"],
      currentBalance: balance + accepted,
      accountBalanceDate: dayAt(now),
      contactDataVisible: true,
      // New numbers and addresses are confirmed by a code, which has to be sent.
      contactDataEditable: features.outbox !== undefined,
      postAddress: addresses.postal,
      billingAddress: addresses.billing,
    },
    addressList: addresses.locations,
    products: listServices(terms, {
      now: Math.floor(now / 1_000),
      areSuspended,
      defaultLocation: addresses.defaultLocation,
    }),
    flags: { showEInvoiceActivation: features.consents.includes(eInvoice) && !consents.has(eInvoice) },
  };
}

export const CLIENT_DATA_OPERATIONS = {
  getClientData: { session: "required", handle: clientData },
} as const satisfies Readonly<Record<string, LmsOperation>>;
