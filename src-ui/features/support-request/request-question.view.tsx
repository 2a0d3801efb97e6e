import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { FormKind, RequestEntry } from "#domain/support/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./support.texts.ts";

interface RequestQuestionProps {
  readonly kind: FormKind;
  readonly question: Pick<RequestEntry, "answerBy">;
  readonly today: WarsawDate;
}

/** Says that the operator waits for the customer, until when, and what follows without a reply (REQ-24). */
export function RequestQuestion({ kind, question: { answerBy }, today }: RequestQuestionProps) {
  return (
    <Banner tone="notice" live="none" title={t("question.title")}>
      {whatToDo(answerBy, today)}
      {kind === "complaint" && ` ${t("question.complaint")}`}
    </Banner>
  );
}

function whatToDo(answerBy: WarsawDate | undefined, today: WarsawDate): string {
  if (answerBy === undefined) return t("question.text");
  return t(today > answerBy ? "question.over" : "question.until", { day: formatDate(answerBy) });
}
