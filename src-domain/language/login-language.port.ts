import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Language } from "./language.ts";

/** The provider keeps no such language. */
export interface UnknownLanguageRefusal {
  readonly kind: "unknown-language";
}

/** Language that the provider keeps for the customer's login (I18N-20). */
export interface LoginLanguagePort {
  /** Saves the language of the login (`saveLanguage`). Resolves with the stored one. */
  save(order: {
    readonly idempotencyKey: string;
    readonly language: Language;
  }): Promise<Result<Language, UnknownLanguageRefusal | TransportFailure>>;
}
