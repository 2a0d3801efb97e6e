import {
  LANGUAGES,
  type Language,
  type LoginLanguagePort,
  type UnknownLanguageRefusal,
} from "#domain/language/index.ts";
import { fail, succeed, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeLoginLanguage extends LoginLanguagePort {
  readonly script: Script<"save">;
  /** Language of the login; `undefined` before the first save. */
  readonly stored: Language | undefined;
}

/** Provider in memory that has the languages `supported` for a login. */
export function fakeLoginLanguage({
  supported = LANGUAGES,
}: { supported?: readonly Language[] } = {}): FakeLoginLanguage {
  const script: FakeLoginLanguage["script"] = new Script();
  let stored: Language | undefined;
  return {
    script,
    get stored() {
      return stored;
    },
    save: ({ language }) =>
      script.answer<Language, UnknownLanguageRefusal | TransportFailure>("save", () => {
        if (!supported.includes(language)) return fail<UnknownLanguageRefusal>({ kind: "unknown-language" });
        stored = language;
        return succeed(language);
      }),
  };
}
