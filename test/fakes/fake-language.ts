import type { Language, LanguagePort } from "#domain/language/index.ts";

export interface FakeLanguage extends LanguagePort {
  /** Language of the page. */
  readonly applied: Language | undefined;
}

/** Device that prefers the languages `preferred`, with the stored `choice`. */
export function fakeLanguage({
  choice,
  preferred = ["pl"],
}: { choice?: Language; preferred?: readonly string[] } = {}): FakeLanguage {
  let stored = choice;
  let applied: Language | undefined;
  return {
    preferred,
    get applied() {
      return applied;
    },
    readChoice: () => stored,
    writeChoice(next) {
      stored = next;
    },
    apply(next) {
      applied = next;
    },
  };
}
