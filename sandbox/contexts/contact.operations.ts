import { randomInt } from "node:crypto";
import { isRecord, recordFrom, type JsonRecord } from "../database/json.ts";
import { flag, text } from "../database/rows.ts";
import type { RequestPart } from "../wire/reader.ts";
import type { World } from "../world/world.ts";
import { contactCodeOf, dropContactCodes, saveContactCode } from "./contact-code.repository.ts";
import { openToCustomers } from "./open-to-customers.ts";
import type { Call, Operation } from "./operation.ts";
import { send } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";

const CODE_MS = 10 * 60_000;
const AGAIN_MS = 60_000;
const MOST_CODES = 10;
const MOST_TRIES = 5;
const MOST_OF_A_KIND = 10;
const LONGEST = 250;

type Handle = (call: Call, session: ServerSession) => JsonRecord;

const isPhone = (value: string): boolean => /^\d{9}$/.test(value);
const isEmail = (value: string): boolean => value.length <= LONGEST && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

function clientOf({ db }: World, account: string): JsonRecord {
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  return row === undefined ? {} : recordFrom(text(row, "data"));
}

/** Contact data that the provider neither shows nor changes. */
const ofEditable =
  (handle: Handle): Handle =>
  (call, session) => {
    const { contactDataVisible, contactDataEditable } = clientOf(call.world, session.account);
    return contactDataVisible === true && contactDataEditable === true
      ? handle(call, session)
      : { errorMessage: "NOT_EDITABLE" };
  };

/** A code is the recipient's: asked for again within a minute, the one that was sent stands. */
function sendCode({ world }: Call, account: string, channel: "sms" | "email", recipient: string): JsonRecord {
  const now = world.now();
  const former = contactCodeOf(world.db, account, recipient);
  if (former !== undefined && former.againAt > now) return { sent: true };
  const sent = (former?.sent ?? 0) + 1;
  if (sent > MOST_CODES) return { errorCode: "TOO_MANY_CODES" };
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  saveContactCode(world.db, account, recipient, {
    code,
    validUntil: now + CODE_MS,
    againAt: now + AGAIN_MS,
    tries: 0,
    sent,
  });
  send(world.db, {
    sentAt: now,
    channel,
    recipient,
    text: `Kod do zmiany danych kontaktowych: ${code}. Nie podawaj go nikomu.`,
    code,
  });
  return { sent: true };
}

const sendToPhone: Handle = (call, { account }) => {
  const phone = call.request.text("phoneNumber");
  return isPhone(phone) ? sendCode(call, account, "sms", phone) : { errorCode: "WRONG_PHONE" };
};

const sendToEmail: Handle = (call, { account }) => {
  const address = call.request.text("emailAddress");
  return isEmail(address) ? sendCode(call, account, "email", address) : { errorCode: "WRONG_EMAIL" };
};

/** Whether this is the code that was sent there; each wrong one counts. */
function isConfirmed(world: World, account: string, recipient: string, token: string): boolean {
  const kept = contactCodeOf(world.db, account, recipient);
  if (kept === undefined || kept.validUntil <= world.now() || kept.tries >= MOST_TRIES) return false;
  if (kept.code === token) return true;
  saveContactCode(world.db, account, recipient, { ...kept, tries: kept.tries + 1 });
  return false;
}

interface Before {
  readonly mobilePhones: readonly string[];
  readonly mainEmail: string;
  readonly documentSendEmail: string;
}

/** The fields of the request that hold something new without the code that was sent to it. */
function unconfirmed(world: World, account: string, before: Before, change: RequestPart): readonly string[] {
  const wrong: string[] = [];
  for (const [index, phone] of change.list("mobilePhones").entries()) {
    if (before.mobilePhones.includes(phone)) continue;
    // what stands first may be the second field's, where the first is empty: its code tells
    const field =
      index > 0 || (change.text("mobilePhone1Token") === "" && change.text("mobilePhone2Token") !== "")
        ? "mobilePhone2"
        : "mobilePhone1";
    if (!isConfirmed(world, account, phone, change.text(`${field}Token`))) wrong.push(field);
  }
  for (const field of ["mainEmail", "documentSendEmail"] as const) {
    const value = change.text(field);
    if (value !== "" && value !== before[field] && !isConfirmed(world, account, value, change.text(`${field}Token`)))
      wrong.push(field);
  }
  return wrong;
}

/** Consents that are given and could not be used any more. */
function consentsInNeed(world: World, account: string, change: RequestPart): readonly string[] {
  const hasEmail = change.text("mainEmail") !== "";
  const hasAny = hasEmail || change.list("mobilePhones").length + change.list("linePhones").length > 0;
  return world.db
    .prepare("SELECT data, current_value FROM consent WHERE account_number = ? ORDER BY position")
    .all(account)
    .filter((row) => flag(row, "current_value"))
    .map((row) => recordFrom(text(row, "data")))
    .filter(
      ({ settingRequirements: needs }) => (needs === "EMAIL" && !hasEmail) || (needs === "EMAIL_OR_PHONE" && !hasAny),
    )
    .map(({ consentName }) => textOf(consentName));
}

function isWellFormed(change: RequestPart): boolean {
  const phones = [...change.list("mobilePhones"), ...change.list("linePhones")];
  const emails = [change.text("mainEmail"), change.text("documentSendEmail")].filter((email) => email !== "");
  const place = change.part("address");
  if (place !== undefined && (place.text("building") === "" || place.text("city") === "")) return false;
  return (
    phones.length <= 2 * MOST_OF_A_KIND &&
    phones.every(isPhone) &&
    new Set(phones).size === phones.length &&
    emails.every(isEmail)
  );
}

/** The permissions as they are sent, but for what may not be taken away. */
export function permissionsFrom(change: RequestPart, kept: JsonRecord): JsonRecord["marketingPermissions"] {
  if (change.part("marketingPermissions") === undefined) return kept["marketingPermissions"];
  return change.parts("marketingPermissions").map((item) => ({
    type: item.text("type"),
    required: item.text("required") === "true",
    state: item.text("state") === "true",
  }));
}

const PLACE = ["cityTeryt", "streetTeryt", "building", "city", "street", "flat"] as const;

/** The place as it is sent, or as it was; the code and the commune stay while the town does. */
function placeFrom(change: RequestPart, kept: JsonRecord): JsonRecord[string] {
  const place = change.part("address");
  if (place === undefined) return kept["address"];
  const sent: JsonRecord = Object.fromEntries(
    PLACE.flatMap((field) => (place.text(field) === "" ? [] : [[field, place.text(field)]])),
  );
  const former = isRecord(kept["address"]) && kept["address"]["city"] === sent["city"] ? kept["address"] : {};
  return { zip: former["zip"], cityMeta: former["cityMeta"], ...sent };
}

/** On which way the data were changed last, as far as it was said. */
const wayOf = (change: RequestPart): JsonRecord => ({
  setFrom: change.text("setFrom"),
  eDocumentActivation: change.text("eDocumentActivation") === "true",
});

const textOf = (value: JsonRecord[string]): string => (typeof value === "string" ? value : "");
const listOf = (value: JsonRecord[string]): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const setContactData: Handle = ({ world, request }, { account }) => {
  const change = request.part("contactData");
  if (change === undefined || !isWellFormed(change)) return { errorMessage: "WRONG_DATA" };
  const kept = contactOf(world, account);
  const before = {
    mobilePhones: listOf(kept["mobilePhones"]),
    mainEmail: textOf(kept["mainEmail"]),
    documentSendEmail: textOf(kept["documentSendEmail"]),
  };
  const wrong = unconfirmed(world, account, before, change);
  if (wrong.length > 0) return { errorMessage: ["WRONG_TOKEN", ...wrong].join(";") };
  const needed = consentsInNeed(world, account, change);
  if (needed.length > 0) return { saved: false, enabledConsents: needed };
  const said = (field: string): string | undefined => (change.text(field) === "" ? undefined : change.text(field));
  keepContact(world, account, {
    ...kept,
    mobilePhones: change.list("mobilePhones"),
    linePhones: change.list("linePhones"),
    mainEmail: said("mainEmail"),
    documentSendEmail: said("documentSendEmail"),
    marketingPermissions: permissionsFrom(change, kept),
    address: placeFrom(change, kept),
    lastChange: wayOf(change),
  });
  dropContactCodes(world.db, account);
  return { saved: true };
};

/** The contact data as it is kept. */
export function contactOf({ db }: World, account: string): JsonRecord {
  const row = db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
  if (row === undefined) throw new RangeError(`no contact data of ${account}`);
  return recordFrom(text(row, "data"));
}

/** Keeps contact data in place of what was kept. */
export function keepContact({ db }: World, account: string, data: JsonRecord): void {
  db.prepare("UPDATE contact SET data = ? WHERE account_number = ?").run(JSON.stringify(data), account);
}

export const CONTACT_CHANGE_OPERATIONS: Readonly<Record<string, Operation>> = {
  setPhoneChangeToken: {
    session: "required",
    effect: "by-intent",
    handle: openToCustomers(ofEditable(sendToPhone)),
  },
  setEmailChangeToken: {
    session: "required",
    effect: "by-intent",
    handle: openToCustomers(ofEditable(sendToEmail)),
  },
  setContactData: {
    session: "required",
    effect: "by-intent",
    handle: openToCustomers(ofEditable(setContactData)),
  },
};
