import type { Language, LanguagePort } from "#domain/language/index.ts";

export interface FakeLanguage extends LanguagePort {
  /** Language of the page. */
  readonly applied: Language | undefined;
}

/**
 * Device that prefers the languages `preferred`, with the stored `choice`, which the login has, too, if it is `saved`.
 */
export function fakeLanguage({
  choice,
  preferred = ["pl"],
  saved = false,
}: { choice?: Language; preferred?: readonly string[]; saved?: boolean } = {}): FakeLanguage {
  let stored = choice;
  let isSaved = saved;
  let applied: Language | undefined;
  return {
    preferred,
    get applied() {
      return applied;
    },
    readChoice: () => stored,
    writeChoice(next) {
      stored = next;
      isSaved = false;
    },
    isChoiceSaved: () => isSaved,
    markSaved(next) {
      if (stored === next) isSaved = true;
    },
    apply(next) {
      applied = next;
    },
  };
}
