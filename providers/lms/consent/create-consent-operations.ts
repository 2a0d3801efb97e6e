import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { applyContactPlan, findContactRows, findLmsContacts } from "../contact/lms-contact.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { CONTACT_BITS } from "../database/lms-values.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { eInvoiceText, readableTime } from "../notify/message-texts.ts";
import { storeNotice } from "../notify/store-notice.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { findConsentMarks, findGivenConsents, setLmsConsent } from "./lms-consent.repository.ts";
import { E_INVOICE_TYPES, offeredConsents, type LmsConsent } from "./lms-consents.ts";

const consentId = ({ type }: LmsConsent): string => `consent-${type}`;

async function listConsents(queries: LmsQueries, account: number, offered: readonly number[]): Promise<JsonRecord> {
  const [given, marks] = await Promise.all([findGivenConsents(queries, account), findConsentMarks(queries, account)]);
  return {
    consents: offeredConsents(offered).map((consent) => {
      const { type, name, description, needs, group } = consent;
      const since = given.get(type);
      const mark = marks.get(type);
      // A change in LMS itself leaves another time, or another state, than the last one in the portal.
      const isOfPortal =
        mark?.isGiven === (since !== undefined) && (!mark.isGiven || since === Math.floor(mark.at / 1_000));
      const inLms = since === undefined || since === 0 ? undefined : wallAt(since * 1_000);
      return {
        consentId: consentId(consent),
        consentName: name,
        description,
        settingRequirements: needs,
        currentValue: since !== undefined,
        group,
        required: false,
        changedAt: isOfPortal ? wallAt(mark.at) : inLms,
        changedBy: isOfPortal ? "PORTAL" : undefined,
        purpose: type === E_INVOICE_TYPES.eInvoice ? "E_INVOICE" : undefined,
      };
    }),
  };
}

/** Makes sure that LMS has an address for invoices: the main one, if none is named for them. */
async function nameInvoiceAddress(queries: LmsQueries, account: number): Promise<void> {
  const { emails, invoiceEmail } = await findLmsContacts(queries, account);
  if (invoiceEmail !== undefined) return;
  const row = (await findContactRows(queries, account)).find(({ contact }) => contact === emails[0]);
  if (row === undefined) return;
  const updated = [{ ...row, type: row.type | CONTACT_BITS.invoices }];
  await applyContactPlan(queries, account, { updated, deleted: [], inserted: [] });
}

/** Completes a switch of e-invoices: an address for them, and a message to the customer. */
async function completeEInvoice(
  { now, features }: LmsCall,
  queries: LmsQueries,
  account: number,
  isOn: boolean,
): Promise<void> {
  if (isOn) await nameInvoiceAddress(queries, account);
  await storeNotice(features.outbox, queries, account, eInvoiceText(isOn, readableTime(now)));
}

/** Returns true if the customer has the contact data that a consent needs. */
async function isReached(queries: LmsQueries, account: number, { needs }: LmsConsent): Promise<boolean> {
  const { emails, mobilePhones, linePhones } = await findLmsContacts(queries, account);
  switch (needs) {
    case "EMAIL":
      return emails.length > 0;
    case "PHONE":
      return mobilePhones.length > 0 || linePhones.length > 0;
    case undefined:
      return true;
  }
}

async function saveConsents(call: LmsCall, { account }: PortalSession, queries: LmsQueries): Promise<JsonRecord> {
  const { request, now, features } = call;
  const offered = offeredConsents(features.consents);
  const wanted = new Map([
    ...request.list("given").map((id) => [id, true] as const),
    ...request.list("withdrawn").map((id) => [id, false] as const),
  ]);
  if ([...wanted.keys()].some((id) => !offered.some((one) => consentId(one) === id)))
    return { errorCode: "UNKNOWN_CONSENT" };
  const given = await findGivenConsents(queries, account);
  const changed = offered.filter((one) => {
    const value = wanted.get(consentId(one));
    return value !== undefined && value !== given.has(one.type);
  });
  for (const one of changed)
    if (!given.has(one.type) && !(await isReached(queries, account, one))) return { errorCode: "CONTACT_NEEDED" };
  for (const one of changed)
    await setLmsConsent(queries, account, { type: one.type, isGiven: !given.has(one.type), at: now });
  if (changed.some(({ type }) => type === E_INVOICE_TYPES.eInvoice))
    await completeEInvoice(call, queries, account, !given.has(E_INVOICE_TYPES.eInvoice));
  return listConsents(queries, account, features.consents);
}

async function activateEInvoice(call: LmsCall, { account }: PortalSession, queries: LmsQueries): Promise<JsonRecord> {
  const given = await findGivenConsents(queries, account);
  if (given.has(E_INVOICE_TYPES.eInvoice)) return { errorMessage: "Faktury elektroniczne są już włączone." };
  const { emails } = await findLmsContacts(queries, account);
  if (emails.length === 0) return { errorMessage: "Dodaj najpierw adres e-mail, na który mamy wysyłać faktury." };
  await setLmsConsent(queries, account, { type: E_INVOICE_TYPES.eInvoice, isGiven: true, at: call.now });
  await completeEInvoice(call, queries, account, true);
  return { success: true };
}

/** Creates the operations of consents. The switch of e-invoices is one of them, if the operator offers it. */
export const createConsentOperations = (offered: readonly number[]): Readonly<Record<string, LmsOperation>> => ({
  getConsentsByCustomerAccount: {
    session: "required",
    handle: ({ database }, { account }) => listConsents(database, account, offered),
  },
  saveConsentsByCustomerAccount: { session: "write", handle: saveConsents },
  ...(offered.includes(E_INVOICE_TYPES.eInvoice)
    ? { activateEDocument: { session: "write" as const, handle: activateEInvoice } }
    : {}),
});
