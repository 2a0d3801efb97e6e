import type { DatabaseSync } from "node:sqlite";
import { languageOf, languageOfAccount } from "../contexts/login.repository.ts";
import type { OperationCall } from "../contexts/operation.ts";
import type { SandboxLanguage } from "./sandbox-language.ts";

/** Returns the language of messages to a customer: that of the login, otherwise that of the request (I18N-22). */
export function messageLanguage(
  { tenant, language }: Pick<OperationCall, "tenant" | "language">,
  login: string | undefined,
): SandboxLanguage {
  return (login === undefined ? undefined : languageOf(tenant.db, login)) ?? language;
}

/**
 * Returns the language of messages to the customer of an account that no call has caused: that of its logins, otherwise
 * Polish (I18N-22).
 */
export const accountLanguage = (db: DatabaseSync, account: string): SandboxLanguage =>
  languageOfAccount(db, account) ?? "pl";
