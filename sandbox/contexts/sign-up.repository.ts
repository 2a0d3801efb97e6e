import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord } from "../database/json.ts";
import { integer, optionalText, textColumn } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { PasswordHash } from "./password.ts";

export type Channel = "sms" | "email";

/** Stored data of a customer number: identifications and recipients of codes. */
export interface Subscriber {
  readonly account: string;
  /** PESEL and NIP, as far as known. */
  readonly identifications: readonly string[];
  /** Verification mode 1 to 4 (LOGIN-10); 0 if the customer cannot register online. */
  readonly mode: number;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** True if a login for this account exists. */
  readonly taken: boolean;
}

/** Code that was sent to verify a registration. */
export interface SignUpCode {
  readonly account: string;
  readonly channel: Channel;
  readonly code: string;
  readonly validUntil: number;
  readonly resendAt: number;
}

function optionalField(record: ReturnType<typeof parseJsonRecord>, name: string): string | undefined {
  const value = record[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Returns the customer of a seeded account; `undefined` for an unknown number. */
export function findSubscriber(db: DatabaseSync, account: string): Subscriber | undefined {
  const row = db
    .prepare(`SELECT client.data AS client, contact.data AS contact, account.verification_mode AS mode,
    EXISTS (SELECT 1 FROM login_context WHERE login_context.account_number = account.account_number) AS taken
    FROM account JOIN client USING (account_number) JOIN contact USING (account_number) WHERE account_number = ?`)
    .get(account);
  if (row === undefined) return undefined;
  const [client, contact] = [parseJsonRecord(textColumn(row, "client")), parseJsonRecord(textColumn(row, "contact"))];
  const phones: unknown = contact["mobilePhones"];
  const phone: unknown = Array.isArray(phones) ? phones[0] : undefined;
  return {
    account,
    mode: integer(row, "mode"),
    taken: integer(row, "taken") !== 0,
    identifications: [optionalField(client, "personalId"), optionalField(client, "taxId")].filter(
      (one) => one !== undefined,
    ),
    email: optionalField(contact, "mainEmail"),
    phone: typeof phone === "string" ? phone : undefined,
  };
}

/** Stores a code and replaces the previous one of the same customer and channel. */
export function saveSignUpCode(db: DatabaseSync, { account, channel, code, validUntil, resendAt }: SignUpCode): void {
  db.prepare("INSERT OR REPLACE INTO sign_up_code VALUES (?, ?, ?, ?, ?)").run(
    account,
    channel,
    code,
    validUntil,
    resendAt,
  );
}

/** Lists the codes that were sent for a customer number. */
export function signUpCodesOf(db: DatabaseSync, account: string): readonly SignUpCode[] {
  return db
    .prepare("SELECT * FROM sign_up_code WHERE account_number = ?")
    .all(account)
    .map((row) => ({
      account,
      channel: textColumn(row, "channel") === "sms" ? "sms" : "email",
      code: textColumn(row, "code"),
      validUntil: integer(row, "code_until_at"),
      resendAt: integer(row, "again_at"),
    }));
}

/** Stores the ticket of a right code. */
export function saveTicket(db: DatabaseSync, ticket: string, account: string, expiresAt: number): void {
  db.prepare("INSERT INTO sign_up_ticket VALUES (?, ?, ?)").run(sha256(ticket), account, expiresAt);
}

/** Returns the customer number of a ticket; `undefined` if it is unknown, used or expired. */
export function accountOfTicket(db: DatabaseSync, ticket: string, now: number): string | undefined {
  const row = db
    .prepare("SELECT account_number FROM sign_up_ticket WHERE ticket_hash = ? AND expires_at > ?")
    .get(sha256(ticket), now);
  return row === undefined ? undefined : optionalText(row, "account_number");
}

/** Creates a login for a customer number and deletes its codes and tickets. */
export function insertLogin(
  db: DatabaseSync,
  { account, email }: Subscriber,
  login: string,
  password: PasswordHash,
): void {
  const next = integer(db.prepare("SELECT max(CAST(user_id AS INTEGER)) + 1 AS next FROM login").get() ?? {}, "next");
  const free =
    email !== undefined && db.prepare("SELECT 1 FROM login WHERE lower(email) = lower(?)").get(email) === undefined;
  db.prepare("INSERT INTO login VALUES (?, ?, ?, ?, ?, NULL, NULL)").run(
    login,
    String(next),
    free ? email : null,
    password.salt,
    password.hash,
  );
  const name = textColumn(db.prepare("SELECT name FROM account WHERE account_number = ?").get(account) ?? {}, "name");
  db.prepare("INSERT INTO login_context VALUES (?, 0, ?, ?)").run(login, account, name);
  // The customer chose this name: it is no longer the operator's (SET-05).
  db.prepare("UPDATE client SET data = json_set(data, '$.clientCustomLogin', ?) WHERE account_number = ?").run(
    login,
    account,
  );
  for (const table of ["sign_up_code", "sign_up_ticket"])
    db.prepare(`DELETE FROM ${table} WHERE account_number = ?`).run(account);
}
