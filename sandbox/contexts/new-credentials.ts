import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonRecord } from "#kit/json.ts";
import { optionalText } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";

const MIN_PASSWORD = 10;
const MAX_PASSWORD = 64;
/** Shortest name that a password must not lean on. */
const MIN_NAME = 4;

/**
 * Common passwords in lower case that have ten characters or reach them with digits and symbols at their end; taken
 * from the 49,000 of zxcvbn and zxcvbn-ts (MIT), with some Polish ones.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, "../assets/common-passwords.txt"), "utf8").split("\n"),
);

/** Checks the rules of a new login (VAL-02). */
export function isValidLogin(login: string): boolean {
  const { length } = Array.from(login);
  return length >= 8 && length <= 32 && /\D/.test(login) && login.trim() === login;
}

/** Checks the form of a new password (VAL-01). */
function isValidPassword(password: string): boolean {
  const { length } = Array.from(password);
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u.test(password) && length >= MIN_PASSWORD && length <= MAX_PASSWORD;
}

/** Returns the text in lower case without marks, so that "Żółw" and "zolw" are one word. */
const folded = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Lists the words that everybody can guess: of the brand, the login and the customer. */
function ownWords(tenant: Tenant, login: string, account: string | undefined): readonly string[] {
  const customer =
    account === undefined
      ? undefined
      : tenant.db
          .prepare(
            `SELECT coalesce(json_extract(data, '$.firstName'), '') || ' ' ||
            coalesce(json_extract(data, '$.lastName'), '') AS name
            FROM client WHERE account_number = ?`,
          )
          .get(account);
  const names = customer === undefined ? undefined : optionalText(customer, "name");
  return folded([tenant.configuration.brand.name, login, account, names].join(" "))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_NAME)
    .toSorted((one, other) => other.length - one.length);
}

/** Returns true for a common password, also with digits and symbols at its end, and for one that names make up. */
function isEasyPassword(password: string, words: readonly string[]): boolean {
  const plain = folded(password);
  const stem = plain.replace(/[^\p{L}]+$/u, "");
  if (COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(stem)) return true;
  // Names count as nothing: the rest must be long enough to be a password.
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), plain);
  return rest !== plain && Array.from(rest).length < MIN_PASSWORD;
}

/** Returns the reason why a password cannot be set; `undefined` for a good one (VAL-01). */
export function passwordRefusalOf(
  tenant: Tenant,
  password: string,
  { login, account }: { readonly login: string; readonly account: string | undefined },
): JsonRecord | undefined {
  if (!isValidPassword(password)) return { errorCode: "MISSING_DATA" };
  return isEasyPassword(password, ownWords(tenant, login, account)) ? { errorCode: "COMMON_PASSWORD" } : undefined;
}
