import type { DatabaseSync } from "node:sqlite";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { flagColumn, optionalText, textColumn } from "../database/rows.ts";
import { E_INVOICE, turnEInvoices } from "./e-invoice-consent.ts";
import type { OperationCall, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

/** Stored consent of one account. */
interface ConsentRow {
  readonly id: string;
  readonly isGiven: boolean;
  readonly data: JsonRecord;
  readonly changedAt: string | undefined;
  readonly changedBy: string | undefined;
}

function consentsOf(db: DatabaseSync, account: string): readonly ConsentRow[] {
  return db
    .prepare(
      "SELECT data, current_value, changed_at, changed_by FROM consent WHERE account_number = ? ORDER BY position",
    )
    .all(account)
    .map((row) => {
      const data = parseJsonRecord(textColumn(row, "data"));
      const { consentId } = data;
      return {
        id: typeof consentId === "string" ? consentId : "",
        isGiven: flagColumn(row, "current_value"),
        data,
        changedAt: optionalText(row, "changed_at"),
        changedBy: optionalText(row, "changed_by"),
      };
    });
}

function consentsAnswer(rows: readonly ConsentRow[]): JsonRecord {
  return {
    consents: rows.map(({ data, isGiven, changedAt, changedBy }) => ({
      ...data,
      currentValue: isGiven,
      changedAt,
      changedBy,
    })),
  };
}

/** Checks on the server that the account has the contact data which a consent requires. */
function isReached(db: DatabaseSync, account: string, requirement: unknown): boolean {
  if (requirement !== "EMAIL" && requirement !== "PHONE" && requirement !== "EMAIL_OR_PHONE") return true;
  const row = db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
  const { mainEmail, mobilePhones, linePhones } = row === undefined ? {} : parseJsonRecord(textColumn(row, "data"));
  if (requirement !== "PHONE" && typeof mainEmail === "string" && mainEmail !== "") return true;
  return (
    requirement !== "EMAIL" &&
    [mobilePhones, linePhones].some((numbers) => Array.isArray(numbers) && numbers.length > 0)
  );
}

function save({ tenant, request }: OperationCall, { account }: ServerSession): JsonRecord {
  const { db } = tenant;
  const requestedValues = new Map([
    ...request.list("given").map((id) => [id, true] as const),
    ...request.list("withdrawn").map((id) => [id, false] as const),
  ]);
  const rows = consentsOf(db, account);
  if ([...requestedValues.keys()].some((id) => !rows.some((row) => row.id === id)))
    return { errorCode: "UNKNOWN_CONSENT" };
  // A withdrawal never depends on another consent.
  const lacks = ({ id, isGiven, data }: ConsentRow) =>
    data["required"] === true && !isGiven && requestedValues.get(id) !== true;
  if ([...requestedValues.values()].includes(true) && rows.some(lacks)) return { errorCode: "REQUIRED_CONSENT" };
  const changed = rows.filter(({ id, isGiven }) => requestedValues.has(id) && requestedValues.get(id) !== isGiven);
  if (changed.some(({ isGiven, data }) => !isGiven && !isReached(db, account, data["settingRequirements"])))
    return { errorCode: "CONTACT_NEEDED" };
  const update = db.prepare(
    `UPDATE consent SET current_value = ?, changed_at = ?, changed_by = 'PORTAL'
    WHERE account_number = ? AND json_extract(data, '$.consentId') = ?`,
  );
  for (const { id, isGiven } of changed) update.run(Number(!isGiven), wallAt(tenant.now()), account, id);
  const eInvoice = changed.find(({ id }) => id === E_INVOICE);
  if (eInvoice !== undefined) turnEInvoices(db, account, !eInvoice.isGiven);
  return consentsAnswer(consentsOf(db, account));
}

export const CONSENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getConsentsByCustomerAccount: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => consentsAnswer(consentsOf(tenant.db, account)),
  },
  saveConsentsByCustomerAccount: {
    session: "required",
    effect: "by-intent",
    handle: save,
  },
};
