import "../question-bar.css";
import "./language-question.css";
import type { Language, LoadedLanguage } from "#domain/language/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import en from "./en.json";
import uk from "./uk.json";

/** Built in, because the question is asked before its language is loaded. */
const TEXTS: Readonly<Record<LoadedLanguage, typeof en>> = { uk, en };

export interface LanguageQuestionProps {
  /** Suggested language, in which the question is asked. */
  readonly language: LoadedLanguage;
  readonly onAnswer: (language: Language) => void;
}

/**
 * Asks at the first visit for the language of the device (I18N-08). It takes the place of the cookie question until it
 * is answered.
 */
export function LanguageQuestion({ language, onAnswer }: LanguageQuestionProps) {
  const { label, question, yes, no } = TEXTS[language];
  return (
    <section className="question-bar language-question" aria-label={label} lang={language}>
      <div className="page">
        <p>{question}</p>
        <div className="cluster">
          <Button onClick={() => onAnswer("pl")} {...trackedAs("language-polish")}>
            {no}
          </Button>
          <Button onClick={() => onAnswer(language)} {...trackedAs("language-suggested")}>
            {yes}
          </Button>
        </div>
      </div>
    </section>
  );
}
