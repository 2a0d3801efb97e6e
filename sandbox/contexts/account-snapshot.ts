import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord } from "#kit/json.ts";
import { flagColumn, textColumn } from "../database/rows.ts";
import type { ActivityOwner } from "./activity.repository.ts";
import { findLock, lockKeyOf } from "./login-lock.ts";
import { contextsOf, findEmailOf } from "./login.repository.ts";
import { findMobileDevices, type MobileDeviceRow } from "./mobile-device.repository.ts";
import type { OperationCall } from "./operation.ts";
import { findTrustedDevices, secondFactorOf } from "./second-factor.repository.ts";

/** Data of a login and its account that a sensitive write may change, before or after it. */
export interface AccountSnapshot {
  readonly email: string | undefined;
  /** Address to which the link to a new password of the login goes. */
  readonly loginEmail: string | undefined;
  readonly invoiceEmail: string | undefined;
  readonly phones: readonly string[];
  readonly hasEInvoices: boolean;
  readonly hasFactor: boolean;
  readonly trustedDevices: readonly { readonly id: string; readonly name: string }[];
  readonly mobileDevices: readonly MobileDeviceRow[];
  /** The login is locked for the device of the call. */
  readonly isLocked: boolean;
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

function contactOf(db: DatabaseSync, account: string): Pick<AccountSnapshot, "email" | "invoiceEmail" | "phones"> {
  const row = db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
  const { mainEmail, documentSendEmail, mobilePhones } =
    row === undefined ? {} : parseJsonRecord(textColumn(row, "data"));
  return {
    email: textOf(mainEmail),
    invoiceEmail: textOf(documentSendEmail),
    phones: Array.isArray(mobilePhones) ? mobilePhones.map(String) : [],
  };
}

function hasEInvoices(db: DatabaseSync, account: string): boolean {
  const row = db
    .prepare(
      "SELECT current_value FROM consent WHERE account_number = ? AND json_extract(data, '$.consentId') = 'E_INVOICE'",
    )
    .get(account);
  return row !== undefined && flagColumn(row, "current_value");
}

/** Reads the present data. Without an account, those of the first account of the login. */
export function takeSnapshot(call: OperationCall, { login = "", account }: ActivityOwner): AccountSnapshot {
  const { tenant } = call;
  const { db } = tenant;
  const number = account ?? contextsOf(db, login)[0]?.id ?? "";
  const contact = contactOf(db, number);
  const loginEmail = findEmailOf(db, login);
  return {
    ...contact,
    email: contact.email ?? loginEmail,
    loginEmail,
    hasEInvoices: hasEInvoices(db, number),
    hasFactor: secondFactorOf(db, login) !== undefined,
    trustedDevices: findTrustedDevices(db, login, undefined),
    mobileDevices: findMobileDevices(db, login),
    isLocked: findLock(tenant, lockKeyOf(call, login)) !== undefined,
  };
}
