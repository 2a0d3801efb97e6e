import { jsonText, type JsonRecord } from "#kit/json.ts";
import type { CallCounter } from "#kit/login/call-limits.ts";
import type { RequestPart } from "#kit/wire/reader.ts";
import { findGivenConsents } from "../consent/lms-consent.repository.ts";
import { offeredConsents } from "../consent/lms-consents.ts";
import { findLmsAddresses } from "../customer/lms-address.repository.ts";
import { saveLmsPostalAddress, type PostalPlace } from "../customer/postal-address.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { waitAnswer } from "../login/login-attempt.ts";
import type { CustomerMessage } from "../notify/message-sender.ts";
import { contactChangedText, contactCodeText, readableTime } from "../notify/message-texts.ts";
import type { OutboxRunner } from "../notify/outbox-runner.ts";
import { createContactCode, removeContactCodes, isCodeFresh, isContactCode } from "../state/contact-code.repository.ts";
import { countLmsCall, findCallWait } from "../state/counted-call.repository.ts";
import type { PortalSession } from "../login/portal-session.ts";
import {
  changesRecipients,
  codedValues,
  isEmailAddress,
  isPhoneNumber,
  readContactValues,
  shownContacts,
} from "./contact-change.ts";
import { planContacts, type ContactValues } from "./contact-plan.ts";
import { applyContactPlan, findContactRows, findLmsContacts } from "./lms-contact.repository.ts";
import { contactPlace } from "./lms-contact.operations.ts";

/** Text that the portal shows as a general failure. */
const WRONG_DATA: JsonRecord = { errorMessage: "WRONG_DATA" };

type WriteHandle = (call: LmsCall, session: PortalSession, queries: LmsQueries) => Promise<JsonRecord>;

/** Response where no message is sent; the operations are not offered then. */
const NOT_SENT: JsonRecord = { errorCode: "NOT_SUPPORTED" };

function createSendCode(channel: CustomerMessage["channel"]): WriteHandle {
  return async ({ request, address, now, features: { outbox } }, { account }, queries) => {
    if (outbox === undefined) return NOT_SENT;
    const recipient = request.text(channel === "sms" ? "phoneNumber" : "emailAddress");
    const isValid = channel === "sms" ? isPhoneNumber(recipient) : isEmailAddress(recipient);
    if (!isValid) return { errorCode: channel === "sms" ? "WRONG_PHONE" : "WRONG_EMAIL" };
    if (await isCodeFresh(queries, { account, recipient }, now)) return { sent: true };
    const counters: readonly CallCounter[] = [
      ["code to a recipient", recipient.toLowerCase()],
      ["code of an address", address],
      ["code of a login", `customer ${account}`],
    ];
    const wait = await findCallWait(queries, counters, now);
    if (wait !== undefined) return waitAnswer(wait);
    await countLmsCall(queries, counters, now);
    const code = await createContactCode(queries, { account, recipient }, now);
    await outbox.store(queries, { channel, recipient, ...contactCodeText(code) });
    return { sent: true };
  };
}

/** Longest texts of an address in LMS. */
const LONGEST = { city: 100, street: 255, building: 20, flat: 20, zip: 10 } as const;

/**
 * Returns the address of the request if it is another one than that of LMS; `undefined` if it stays. A postal code that
 * was not sent stays while the town does.
 */
async function changedPlace(
  queries: LmsQueries,
  account: number,
  change: RequestPart,
): Promise<PostalPlace | "wrong" | undefined> {
  const place = change.part("address");
  if (place === undefined) return undefined;
  const known = contactPlace((await findLmsAddresses(queries, account)).postal);
  const text = (field: keyof typeof LONGEST): string => place.text(field).trim();
  const knownZip = known?.["city"] === text("city") ? jsonText(known["zip"]) : "";
  const zip = place.part("zip") === undefined ? knownZip : text("zip");
  const isTooLong = Object.entries(LONGEST).some(([field, longest]) => place.text(field).length > longest);
  if (text("city") === "" || text("building") === "" || isTooLong) return "wrong";
  const isSame =
    (["city", "street", "building", "flat"] as const).every((field) => text(field) === jsonText(known?.[field])) &&
    zip === jsonText(known?.["zip"]);
  if (isSame) return undefined;
  const optional = (value: string): string | undefined => (value === "" ? undefined : value);
  return {
    city: text("city"),
    street: optional(text("street")),
    building: text("building"),
    flat: optional(text("flat")),
    zip: optional(zip),
  };
}

/** Lists the given consents that the new data would leave without a number or an address. */
async function blockedConsents(
  queries: LmsQueries,
  account: number,
  { wanted, offered }: { readonly wanted: ContactValues; readonly offered: readonly number[] },
): Promise<readonly string[]> {
  const given = await findGivenConsents(queries, account);
  const hasPhone = wanted.mobilePhones.length + wanted.linePhones.length > 0;
  return offeredConsents(offered)
    .filter(({ type }) => given.has(type))
    .filter(({ needs }) => (needs === "EMAIL" && wanted.mainEmail === "") || (needs === "PHONE" && !hasPhone))
    .map(({ name }) => name);
}

/** Informs the customer of the change at the address that was valid before it, or else at a removed number. */
async function announce(
  outbox: OutboxRunner,
  queries: LmsQueries,
  { before, wanted, now }: { readonly before: ContactValues; readonly wanted: ContactValues; readonly now: number },
): Promise<void> {
  const text = contactChangedText(readableTime(now));
  if (before.mainEmail !== "") await outbox.store(queries, { channel: "email", recipient: before.mainEmail, ...text });
  for (const number of before.mobilePhones)
    if (before.mainEmail === "" || !wanted.mobilePhones.includes(number))
      await outbox.store(queries, { channel: "sms", recipient: number, ...text });
}

const setContactData: WriteHandle = async ({ request, now, features }, { account }, queries) => {
  const { outbox } = features;
  if (outbox === undefined) return NOT_SENT;
  const change = request.part("contactData");
  const wanted = change && readContactValues(change);
  if (change === undefined || wanted === undefined) return WRONG_DATA;
  const place = await changedPlace(queries, account, change);
  if (place === "wrong") return WRONG_DATA;
  const before = shownContacts(await findLmsContacts(queries, account));
  const wrong: string[] = [];
  for (const { field, recipient, code } of codedValues(before, wanted, change))
    if (!(await isContactCode(queries, { account, recipient }, code, now))) wrong.push(field);
  if (wrong.length > 0) return { errorMessage: ["WRONG_TOKEN", ...wrong].join(";") };
  const enabledConsents = await blockedConsents(queries, account, { wanted, offered: features.consents });
  if (enabledConsents.length > 0) return { success: false, enabledConsents };
  const plan = planContacts(await findContactRows(queries, account), wanted);
  if (plan === undefined) return WRONG_DATA;
  await applyContactPlan(queries, account, plan);
  if (place !== undefined) await saveLmsPostalAddress(queries, account, place);
  await removeContactCodes(queries, account);
  if (changesRecipients(before, wanted)) await announce(outbox, queries, { before, wanted, now });
  return { success: true };
};

/** Operations that change contact data. Codes and notices go out by `features.outbox`. */
export const LMS_CONTACT_CHANGE_OPERATIONS = {
  setPhoneChangeToken: {
    session: "write",
    needsIdentity: () => Promise.resolve(true),
    handle: createSendCode("sms"),
  },
  setEmailChangeToken: {
    session: "write",
    needsIdentity: () => Promise.resolve(true),
    handle: createSendCode("email"),
  },
  setContactData: {
    session: "write",
    needsIdentity: async ({ request, database }, { account }) => {
      const change = request.part("contactData");
      const wanted = change && readContactValues(change);
      return wanted !== undefined && changesRecipients(shownContacts(await findLmsContacts(database, account)), wanted);
    },
    handle: setContactData,
  },
} as const satisfies Readonly<Record<string, LmsOperation>>;
