import { languageOf } from "../contexts/login.repository.ts";
import type { OperationCall } from "../contexts/operation.ts";
import type { SandboxLanguage } from "./sandbox-language.ts";

/** Returns the language of messages to a customer: that of the login, otherwise that of the request (I18N-22). */
export function messageLanguage(
  { tenant, language }: Pick<OperationCall, "tenant" | "language">,
  login: string | undefined,
): SandboxLanguage {
  return (login === undefined ? undefined : languageOf(tenant.db, login)) ?? language;
}
