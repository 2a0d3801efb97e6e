import { moduleState } from "./module-state.ts";
import type { SourceFile } from "./ports.ts";

/** Allowed state of modules, by file and variable, each with its reason. */
export const ALLOWED_MODULE_STATE: Readonly<Record<string, string>> = {
  "src-domain/chat/chat-lines.ts days": "cache: the day of a message",
  "src-domain/help/faq.ts known": "cache: the searched words of a question",
  "src-domain/language/format-local-number.ts formatters": "cache: a formatter of numbers by locale and options",
  "src-domain/shared-kernel/warsaw-calendar.ts parsedDays": "cache: the date of a text, of limited size",
  "src-ui/shared/texts/texts.ts finished": "cache: a text with its non-breaking spaces",
  "src-ui/shared/texts/plurals.ts given": "cache: the texts in the i18next instance of this module",
  "src-ui/design-system/safe-html/sanitise.ts sanitiser":
    "cache: the configuration of the sanitiser, since a browser creates a Trusted Types policy once",
  "src-ui/shared/forms/checked.ts checks": "decorator metadata, written while classes are declared",
  "src-ui/shared/forms/persisted.ts persistedFields": "decorator metadata, written while classes are declared",
  "src-ui/shared/texts/page-texts.ts pageTexts":
    "language and overrides of the page; `t` is a plain function, which no container reaches",
  "src-ui/shell/lazy-module.ts retryNumbers":
    "one number per chunk of the page: the browser remembers failed imports for the page, too",
  "src-ui/design-system/back-stack.ts backStack":
    "one list per document, like its top layer and its history (ADR 0051)",
};

const PORTAL = /^src(-domain|-adapters|-ui)?\//;
const OUTSIDE_MODULES = /^src\/(?!.*\.module\.ts$)/;

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

/**
 * Returns an error for each adapter that is created outside of a container module, and for each variable of a module
 * that holds state. Ignores specs.
 */
export function stateOutsideContainer(
  files: readonly SourceFile[],
  allowed: Readonly<Record<string, string>> = ALLOWED_MODULE_STATE,
): readonly string[] {
  const checked = files.filter(({ path }) => PORTAL.test(path) && !/\.spec\.tsx?$/.test(path));
  return [
    ...checked
      .filter(({ path, text }) => OUTSIDE_MODULES.test(path) && /\bnew \w+Adapter\b/.test(withoutComments(text)))
      .map(({ path }) => `${path} creates an adapter outside of a *.module.ts`),
    ...moduleState(checked)
      .filter(({ path, name }) => !(`${path} ${name}` in allowed))
      .map(({ path, name }) => `${path} keeps state in "${name}" of the module`),
  ];
}
