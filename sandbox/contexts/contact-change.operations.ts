import { randomInt } from "node:crypto";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { flagColumn, textColumn } from "../database/rows.ts";
import type { RequestPart } from "#kit/wire/reader.ts";
import { storeDocumentRecipients } from "../pages/store-document-recipients.ts";
import { messageLanguage } from "../language/message-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import { codeCounters, refuseOrCount } from "./call-limits.ts";
import { findContactCode, deleteContactCodes, saveContactCode } from "./contact-code.repository.ts";
import { loadContact, updateContact } from "./contact.repository.ts";
import { followMainEmail } from "./login.repository.ts";
import { insertFormerEmail } from "./main-email-of.ts";
import { requestedMarketingConsents, saveMarketingConsents } from "./marketing-permissions.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendLocalMessage } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";

const CODE_VALID_MS = 10 * 60_000;
const RESEND_AFTER_MS = 60_000;
const MAX_TRIES = 5;
const MAX_PER_KIND = 10;
const MAX_LENGTH = 250;

type Handle = (call: OperationCall, session: ServerSession) => JsonRecord;

const isPhone = (value: string): boolean => /^\d{9}$/.test(value);
const isEmail = (value: string): boolean => value.length <= MAX_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

function clientOf({ db }: Tenant, account: string): JsonRecord {
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  return row === undefined ? {} : parseJsonRecord(textColumn(row, "data"));
}

/** Refuses the call when the contact data are hidden or read-only. */
const requireEditable =
  (handle: Handle): Handle =>
  (call, session) => {
    const { contactDataVisible, contactDataEditable } = clientOf(call.tenant, session.account);
    return contactDataVisible === true && contactDataEditable === true
      ? handle(call, session)
      : { errorMessage: "NOT_EDITABLE" };
  };

/** Sends a code to a recipient. A request within a minute sends no second code; the first one stays valid. */
function sendCode(
  call: OperationCall,
  { account, login }: ServerSession,
  channel: "sms" | "email",
  recipient: string,
): JsonRecord {
  const { tenant, device } = call;
  const now = tenant.now();
  const former = findContactCode(tenant.db, account, recipient);
  if (former !== undefined && former.resendAt > now) return { sent: true };
  const refusal = refuseOrCount(tenant, codeCounters(device.address, login, recipient));
  if (refusal !== undefined) return refusal;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  saveContactCode(tenant.db, account, recipient, {
    code,
    validUntil: now + CODE_VALID_MS,
    resendAt: now + RESEND_AFTER_MS,
    tries: 0,
  });
  sendLocalMessage(
    tenant,
    { channel, recipient, code },
    { language: messageLanguage(call, login), write: (texts) => texts.code("contact", code) },
  );
  return { sent: true };
}

const sendToPhone: Handle = (call, session) => {
  const phone = call.request.text("phoneNumber");
  return isPhone(phone) ? sendCode(call, session, "sms", phone) : { errorCode: "WRONG_PHONE" };
};

const sendToEmail: Handle = (call, session) => {
  const address = call.request.text("emailAddress");
  return isEmail(address) ? sendCode(call, session, "email", address) : { errorCode: "WRONG_EMAIL" };
};

/** Compares a token with the sent code and counts a wrong one. */
function isConfirmed(tenant: Tenant, account: string, recipient: string, token: string): boolean {
  const stored = findContactCode(tenant.db, account, recipient);
  if (stored === undefined || stored.validUntil <= tenant.now() || stored.tries >= MAX_TRIES) return false;
  if (stored.code === token) return true;
  saveContactCode(tenant.db, account, recipient, { ...stored, tries: stored.tries + 1 });
  return false;
}

interface StoredContact {
  readonly mobilePhones: readonly string[];
  readonly mainEmail: string;
  readonly documentSendEmail: string;
}

/** Lists the fields that hold a new value without its confirmation code. */
function unconfirmedFields(
  tenant: Tenant,
  account: string,
  before: StoredContact,
  change: RequestPart,
): readonly string[] {
  const wrong: string[] = [];
  for (const [index, phone] of change.list("mobilePhones").entries()) {
    if (before.mobilePhones.includes(phone)) continue;
    // The first number may come from the second field if the first is empty; the given token decides.
    const field =
      index > 0 || (change.text("mobilePhone1Token") === "" && change.text("mobilePhone2Token") !== "")
        ? "mobilePhone2"
        : "mobilePhone1";
    if (!isConfirmed(tenant, account, phone, change.text(`${field}Token`))) wrong.push(field);
  }
  for (const field of ["mainEmail", "documentSendEmail"] as const) {
    const value = change.text(field);
    if (value !== "" && value !== before[field] && !isConfirmed(tenant, account, value, change.text(`${field}Token`)))
      wrong.push(field);
  }
  return wrong;
}

/** Lists the consents, given after the change, that it would leave without contact data. */
function blockedConsents(tenant: Tenant, account: string, change: RequestPart): readonly string[] {
  const requested = requestedMarketingConsents(change);
  const hasEmail = change.text("mainEmail") !== "";
  const hasPhone = change.list("mobilePhones").length + change.list("linePhones").length > 0;
  return tenant.db
    .prepare("SELECT data, current_value FROM consent WHERE account_number = ? ORDER BY position")
    .all(account)
    .map((row) => ({ isGiven: flagColumn(row, "current_value"), consent: parseJsonRecord(textColumn(row, "data")) }))
    .filter(({ isGiven, consent }) => requested.get(jsonText(consent["consentId"])) ?? isGiven)
    .map(({ consent }) => consent)
    .filter(
      ({ settingRequirements: needs }) =>
        (needs === "EMAIL" && !hasEmail) ||
        (needs === "PHONE" && !hasPhone) ||
        (needs === "EMAIL_OR_PHONE" && !hasEmail && !hasPhone),
    )
    .map(({ consentName }) => jsonText(consentName));
}

function isWellFormed(change: RequestPart): boolean {
  const phones = [...change.list("mobilePhones"), ...change.list("linePhones")];
  const emails = [change.text("mainEmail"), change.text("documentSendEmail")].filter((email) => email !== "");
  const place = change.part("address");
  if (place !== undefined && (place.text("building") === "" || place.text("city") === "")) return false;
  return (
    phones.length <= 2 * MAX_PER_KIND &&
    phones.every(isPhone) &&
    new Set(phones).size === phones.length &&
    emails.every(isEmail)
  );
}

const PLACE = ["cityTeryt", "streetTeryt", "building", "city", "street", "flat", "zip"] as const;

/**
 * Returns the address of the request, or the stored one. A postal code that was not sent and the commune stay while the
 * town does. An empty postal code removes the stored one.
 */
function placeFrom(change: RequestPart, stored: JsonRecord): JsonRecord[string] {
  const place = change.part("address");
  if (place === undefined) return stored["address"];
  const sent: JsonRecord = Object.fromEntries(
    PLACE.flatMap((field) => (place.text(field) === "" ? [] : [[field, place.text(field)]])),
  );
  const former = isJsonRecord(stored["address"]) && stored["address"]["city"] === sent["city"] ? stored["address"] : {};
  return { zip: place.part("zip") === undefined ? former["zip"] : undefined, cityMeta: former["cityMeta"], ...sent };
}

/** Returns the channel of the last change, as the request states it. */
const changeSourceOf = (change: RequestPart): JsonRecord => ({
  setFrom: change.text("setFrom"),
  eDocumentActivation: change.text("eDocumentActivation") === "true",
});

const listOf = (value: JsonRecord[string]): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const contactOf = (stored: JsonRecord): StoredContact => ({
  mobilePhones: listOf(stored["mobilePhones"]),
  mainEmail: jsonText(stored["mainEmail"]),
  documentSendEmail: jsonText(stored["documentSendEmail"]),
});

/** Returns true if the request adds, changes or removes a mobile number or an e-mail address. */
function changesRecipients({ tenant, request }: OperationCall, { account }: ServerSession): boolean {
  const change = request.part("contactData");
  if (change === undefined) return false;
  const before = contactOf(loadContact(tenant, account));
  return (
    before.mobilePhones.toSorted().join() !== change.list("mobilePhones").toSorted().join() ||
    before.mainEmail !== change.text("mainEmail") ||
    before.documentSendEmail !== change.text("documentSendEmail")
  );
}

/** Returns the new contact in place of `value` if that was a former one; `value` otherwise. */
function followed(value: JsonRecord[string], former: readonly string[], next: readonly string[]): JsonRecord[string] {
  const isGone = typeof value === "string" && former.includes(value) && !next.includes(value);
  return isGone ? next[0] : value;
}

/** Changes the contract's own e-mails and numbers that were equal to changed contact data. */
function updateContract(tenant: Tenant, account: string, stored: JsonRecord, change: RequestPart): void {
  const client = clientOf(tenant, account);
  const formerEmail = [jsonText(stored["mainEmail"])].filter(Boolean);
  const email = [change.text("mainEmail")].filter(Boolean);
  const data = {
    ...client,
    email: followed(client["email"], formerEmail, email),
    marketingEmail: followed(client["marketingEmail"], formerEmail, email),
    mobilePhone: followed(client["mobilePhone"], listOf(stored["mobilePhones"]), change.list("mobilePhones")),
    phone: followed(client["phone"], listOf(stored["linePhones"]), change.list("linePhones")),
  };
  tenant.db.prepare("UPDATE client SET data = ? WHERE account_number = ?").run(JSON.stringify(data), account);
}

const setContactData: Handle = ({ tenant, request }, { account }) => {
  const change = request.part("contactData");
  if (change === undefined || !isWellFormed(change)) return { errorMessage: "WRONG_DATA" };
  const stored = loadContact(tenant, account);
  const before = contactOf(stored);
  const wrong = unconfirmedFields(tenant, account, before, change);
  if (wrong.length > 0) return { errorMessage: ["WRONG_TOKEN", ...wrong].join(";") };
  const needed = blockedConsents(tenant, account, change);
  if (needed.length > 0) return { success: false, enabledConsents: needed };
  const optionalField = (field: string): string | undefined =>
    change.text(field) === "" ? undefined : change.text(field);
  // Due messages go to the former contact data, and the records of deliveries keep them.
  applyDueChanges(tenant, account);
  storeDocumentRecipients(tenant, account);
  updateContact(tenant, account, {
    ...stored,
    mobilePhones: change.list("mobilePhones"),
    linePhones: change.list("linePhones"),
    mainEmail: optionalField("mainEmail"),
    documentSendEmail: optionalField("documentSendEmail"),
    address: placeFrom(change, stored),
    lastChange: changeSourceOf(change),
  });
  saveMarketingConsents(tenant.db, account, requestedMarketingConsents(change), wallAt(tenant.now()));
  updateContract(tenant, account, stored, change);
  const [former, current] = [before.mainEmail, change.text("mainEmail")];
  if (former !== current) {
    insertFormerEmail(tenant.db, account, former, tenant.now());
    followMainEmail(tenant.db, account, { former, current });
  }
  deleteContactCodes(tenant.db, account);
  return { success: true };
};

export const CONTACT_CHANGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  setPhoneChangeToken: {
    session: "required",
    effect: "by-intent",
    confirm: "identity",
    handle: requireEditable(sendToPhone),
  },
  setEmailChangeToken: {
    session: "required",
    effect: "by-intent",
    confirm: "identity",
    handle: requireEditable(sendToEmail),
  },
  setContactData: {
    session: "required",
    effect: "by-intent",
    confirm: changesRecipients,
    handle: requireEditable(setContactData),
  },
};
