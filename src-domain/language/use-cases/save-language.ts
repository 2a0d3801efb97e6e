import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Language } from "../language.ts";
import type { LoginLanguagePort, UnknownLanguageRefusal } from "../login-language.port.ts";

/** Dependencies of `saveLanguage`. */
export interface SaveLanguagePorts {
  readonly login: LoginLanguagePort;
}

/**
 * Saves the language of the login (I18N-20). Only the next login shows it, so the outcome of a lost response is
 * unknown. Fails with `unknown-language` or a transport failure.
 */
export function saveLanguage(
  { login }: SaveLanguagePorts,
  language: Language,
  key: WriteKey,
): Promise<WriteOutcome<Language, UnknownLanguageRefusal>> {
  return executeWrite<Language, UnknownLanguageRefusal>(key, {
    content: [language],
    send: (idempotencyKey) => login.save({ idempotencyKey, language }),
  });
}
