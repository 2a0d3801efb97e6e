import "./help.css";
import { Link2 } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef } from "react";
import type { FaqQuestion, Quote } from "#domain/help/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { AccordionItem } from "#ui/design-system/accordion.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { BelowFold } from "#ui/shared/below-fold.tsx";
import { FaqFeedback } from "./faq-feedback.view.tsx";
import type { FaqViewModel } from "./faq.view-model.ts";
import { t } from "./help.texts.ts";
import { HighlightedText } from "./highlighted-text.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface FaqAnswerProps {
  readonly question: FaqQuestion;
  /** Matching parts of the question and the answer, during a search. */
  readonly title?: Quote | undefined;
  readonly excerpt?: Quote | undefined;
  readonly model: FaqViewModel;
}

/** One question. The question named by the address is scrolled into view and focused. */
export const FaqAnswer = observer(function FaqAnswer({
  question: { questionId, question, answer },
  title,
  excerpt,
  model,
}: FaqAnswerProps) {
  const item = useRef<HTMLDetailsElement>(null);
  const isRequested = model.requestedQuestionId === questionId;
  useEffect(() => {
    if (!isRequested) return;
    item.current?.scrollIntoView({ block: "start" });
    item.current?.querySelector("summary")?.focus({ preventScroll: true });
  }, [isRequested]);
  const open = model.isOpen(questionId);
  return (
    <AccordionItem
      ref={item}
      title={title === undefined ? <PolishText>{question}</PolishText> : <HighlightedText quote={title} />}
      note={excerpt === undefined || open ? undefined : <HighlightedText quote={excerpt} />}
      open={open}
      onToggle={(now) => model.toggle(questionId, now)}
    >
      {/* A closed answer is in the page for the browser's search, but not part of the first screen. */}
      <BelowFold>
        <ErrorBoundary fallback={() => <p>{t("faq.unreadable")}</p>}>
          <SafeHtml className="help__text" html={answer} />
        </ErrorBoundary>
        {open && <FaqFeedback question={question} helpContacts={model.helpContacts} />}
        <Button
          className="help__tools"
          variant="quiet"
          size="s"
          flush
          icon={Link2}
          aria-label={`${t("faq.copy")}: ${question}`}
          onClick={() => void model.copyLink(questionId)}
          {...trackedAs("faq-link", "COPY")}
        >
          {t("faq.copy")}
        </Button>
      </BelowFold>
    </AccordionItem>
  );
});
