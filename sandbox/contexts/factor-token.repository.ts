import type { DatabaseSync } from "node:sqlite";
import { integer, optionalText, textColumn } from "../database/rows.ts";

/** Change of the second factor that waits for its code. Kind `none` turns the active factor off. */
export interface FactorToken {
  readonly tokenId: string;
  readonly login: string;
  readonly kind: "none" | "sms" | "app";
  readonly phone: string | undefined;
  readonly secret: string | undefined;
  readonly code: string | undefined;
  readonly codeUntil: number;
  readonly resendAt: number;
}

/** Stores a token and replaces the previous one of its login. */
export function saveFactorToken(
  db: DatabaseSync,
  { tokenId, login, kind, phone, secret, code, codeUntil, resendAt }: FactorToken,
): void {
  endFactorTokens(db, login);
  db.prepare("INSERT INTO factor_token VALUES (?, ?, ?, ?, ?, ?, ?, ?)").run(
    tokenId,
    login,
    kind,
    phone ?? null,
    secret ?? null,
    code ?? null,
    codeUntil,
    resendAt,
  );
}

/** Returns the pending token of a login. */
export function factorTokenOf(db: DatabaseSync, login: string): FactorToken | undefined {
  const row = db.prepare("SELECT * FROM factor_token WHERE login = ?").get(login);
  if (row === undefined) return undefined;
  const kind = textColumn(row, "kind");
  return {
    tokenId: textColumn(row, "token_id"),
    login,
    kind: kind === "sms" || kind === "app" ? kind : "none",
    phone: optionalText(row, "phone"),
    secret: optionalText(row, "secret"),
    code: optionalText(row, "code"),
    codeUntil: integer(row, "code_until_at"),
    resendAt: integer(row, "again_at"),
  };
}

/** Deletes the pending token of a login. */
export function endFactorTokens(db: DatabaseSync, login: string): void {
  db.prepare("DELETE FROM factor_token WHERE login = ?").run(login);
}

/** Sets the second factor of a login. The time step of the app code that proved it counts as used. */
export function setFactor(
  db: DatabaseSync,
  login: string,
  { kind, phone, secret }: Pick<FactorToken, "kind" | "phone" | "secret">,
  usedStep: number,
): void {
  db.prepare("DELETE FROM second_factor WHERE login = ?").run(login);
  if (kind !== "none")
    db.prepare("INSERT INTO second_factor VALUES (?, ?, ?, ?)").run(
      login,
      kind === "sms" ? (phone ?? null) : null,
      kind === "app" ? (secret ?? null) : null,
      usedStep,
    );
  // Without a second factor, trusted devices have no meaning.
  else db.prepare("DELETE FROM trusted_device WHERE login = ?").run(login);
}
