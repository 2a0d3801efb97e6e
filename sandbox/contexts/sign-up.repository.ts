import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord } from "../database/json.ts";
import { integer, optionalText, text } from "../database/rows.ts";
import type { PasswordHash } from "./password.ts";

export type Channel = "sms" | "email";

/** What is on file about a customer number: who it is, and where a code could go. */
export interface Subscriber {
  readonly account: string;
  /** PESEL and NIP, those that there are. */
  readonly identifications: readonly string[];
  /** 1 to 4 (LOGIN-10); 0 where nobody may register by himself. */
  readonly mode: number;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** Somebody logs in with it already. */
  readonly taken: boolean;
}

/** A code that was sent to prove who registers. */
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

/** The customer of that number, whose data must be there already; `undefined` when nobody has it. */
export function findSubscriber(db: DatabaseSync, account: string): Subscriber | undefined {
  const row = db
    .prepare(`SELECT client.data AS client, contact.data AS contact, account.verification_mode AS mode,
    EXISTS (SELECT 1 FROM login_context WHERE login_context.account_number = account.account_number) AS taken
    FROM account JOIN client USING (account_number) JOIN contact USING (account_number) WHERE account_number = ?`)
    .get(account);
  if (row === undefined) return undefined;
  const [client, contact] = [parseJsonRecord(text(row, "client")), parseJsonRecord(text(row, "contact"))];
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

/** Keeps a code, in place of the former one of the same customer and channel. */
export function saveSignUpCode(db: DatabaseSync, { account, channel, code, validUntil, resendAt }: SignUpCode): void {
  db.prepare("INSERT OR REPLACE INTO sign_up_code VALUES (?, ?, ?, ?, ?)").run(
    account,
    channel,
    code,
    validUntil,
    resendAt,
  );
}

/** The codes that were sent for a customer number. */
export function signUpCodesOf(db: DatabaseSync, account: string): readonly SignUpCode[] {
  return db
    .prepare("SELECT * FROM sign_up_code WHERE account_number = ?")
    .all(account)
    .map((row) => ({
      account,
      channel: text(row, "channel") === "sms" ? "sms" : "email",
      code: text(row, "code"),
      validUntil: integer(row, "code_until_at"),
      resendAt: integer(row, "again_at"),
    }));
}

/** A ticket or a token as it is kept: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Keeps the ticket of a right code. */
export function saveTicket(db: DatabaseSync, ticket: string, account: string, expiresAt: number): void {
  db.prepare("INSERT INTO sign_up_ticket VALUES (?, ?, ?)").run(hashToken(ticket), account, expiresAt);
}

/** The customer number that a ticket is for; `undefined` when it never was, is used or has run out. */
export function accountOfTicket(db: DatabaseSync, ticket: string, now: number): string | undefined {
  const row = db
    .prepare("SELECT account_number FROM sign_up_ticket WHERE ticket_hash = ? AND expires_at > ?")
    .get(hashToken(ticket), now);
  return row === undefined ? undefined : optionalText(row, "account_number");
}

/** Makes a login of a customer number, and uses up all that was sent for it. */
export function insertLogin(
  db: DatabaseSync,
  { account, email }: Subscriber,
  login: string,
  password: PasswordHash,
): void {
  const next = integer(db.prepare("SELECT max(CAST(user_id AS INTEGER)) + 1 AS next FROM login").get() ?? {}, "next");
  const free =
    email !== undefined && db.prepare("SELECT 1 FROM login WHERE lower(email) = lower(?)").get(email) === undefined;
  db.prepare("INSERT INTO login VALUES (?, ?, ?, ?, ?, NULL)").run(
    login,
    String(next),
    free ? email : null,
    password.salt,
    password.hash,
  );
  const name = text(db.prepare("SELECT name FROM account WHERE account_number = ?").get(account) ?? {}, "name");
  db.prepare("INSERT INTO login_context VALUES (?, 0, ?, ?)").run(login, account, name);
  for (const table of ["sign_up_code", "sign_up_ticket"])
    db.prepare(`DELETE FROM ${table} WHERE account_number = ?`).run(account);
}
