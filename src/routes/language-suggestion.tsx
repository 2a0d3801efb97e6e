import { use, useEffect, useRef, useState } from "react";
import { focusVisibleHeading } from "#ui/design-system/focus-visible-heading.ts";
import type { Language } from "#domain/language/index.ts";
import { LanguageContext } from "#ui/shared/language/language-context.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { LanguageQuestion } from "#ui/shell/language-question/language-question.view.tsx";
import { suggestedLanguage } from "../container/language.module.ts";

/**
 * Question of the language at a first visit (I18N-08), until a language is chosen here or by a switch of the page:
 * until then the page is Polish, whose texts never change.
 */
export function LanguageSuggestion() {
  const { languages, choose } = use(LanguageContext);
  usePageLanguage();
  const [{ suggested, version }] = useState(() => ({
    suggested: suggestedLanguage(window, languages),
    version: pageTexts.version,
  }));
  const isAnswered = useRef(false);
  const isOpen = suggested !== undefined && pageTexts.version === version;
  useEffect(() => {
    // The pressed button has disappeared: the focus goes to the page, which is read in the new language.
    if (!isOpen && isAnswered.current && document.activeElement === document.body) focusVisibleHeading();
  }, [isOpen]);
  if (!isOpen) return null;
  const answer = (language: Language): void => {
    isAnswered.current = true;
    choose(language);
  };
  return <LanguageQuestion language={suggested} onAnswer={answer} />;
}
