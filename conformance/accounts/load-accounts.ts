import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import schema from "./accounts.schema.json" with { type: "json" };

/** Purpose for which the kit may use an account. */
export type AccountUse = "read" | "write" | "pay" | "chat" | "second-factor" | "lockout" | "reset";

export interface TestAccount {
  readonly login: string;
  readonly password: string;
  readonly uses: readonly AccountUse[];
  readonly customerNumber?: string;
  readonly secondFactor?: { readonly totp: string } | { readonly code: string };
}

/** Customer with a contract and without a login. */
export interface Newcomer {
  readonly customerNumber: string;
  readonly identification: string;
  readonly channel: "sms" | "email";
}

/** Content of accounts.json. */
export interface TestAccounts {
  readonly accounts: readonly TestAccount[];
  readonly newcomers?: readonly Newcomer[];
  readonly mailbox?: string;
  readonly payment?: { readonly confirm: string };
  readonly chatPath?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Problem with a file or an argument, because of which the kit cannot run. */
export class CannotRun extends Error {}

/** Checks the content of accounts.json. Throws `CannotRun` with the place of an error, never with a value. */
export function parseAccounts(content: unknown): TestAccounts {
  const validate = new Ajv2020({ strict: false }).compile<TestAccounts>(schema);
  if (validate(content)) return content;
  const [error] = validate.errors ?? [];
  throw new CannotRun(`the accounts are invalid: ${error?.instancePath ?? ""} ${error?.message ?? ""}`);
}

/** Reads accounts.json. Throws `CannotRun` if it cannot be used. */
export function loadAccounts(file: string): TestAccounts {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new CannotRun(`${file} cannot be read as JSON`);
  }
  return parseAccounts(content);
}
