import { MessageCircleQuestion } from "lucide-react";
import { useEffect } from "react";
import { warsawDateAt, type ClockPort } from "#domain/shared-kernel/index.ts";
import { isReplyOverdue, requestsWithQuestion, type SupportRequest } from "#domain/support/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { observer } from "#ui/shared/observer.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import { supportHref } from "./support-address.ts";
import { t } from "./support.texts.ts";

interface OpenQuestionsProps {
  readonly store: Pick<SupportStore, "requests">;
  readonly clock: Pick<ClockPort, "now">;
}

/** Requests in which the operator waits for the customer, each with its last day and the way to it (REQ-90). */
export const OpenQuestions = observer(function OpenQuestions({ store, clock }: OpenQuestionsProps) {
  useEffect(() => void store.requests.refresh(), [store]);
  const today = warsawDateAt(clock.now());
  const open = requestsWithQuestion(store.requests.known ?? []);
  if (open.length === 0) return null;
  return (
    <Card title={t("openQuestions.label")}>
      <Rows>
        {open.map(({ request, question }) => {
          const { answerBy: by } = question;
          const isOver = isReplyOverdue(question, today);
          return (
            <RowLink
              key={request.number}
              href={supportHref({ kind: "request", number: request.number })}
              icon={MessageCircleQuestion}
              title={titleOf(request, isOver || by === undefined ? undefined : formatDate(by))}
              meta={
                isOver && by !== undefined
                  ? `${request.number}. ${t("rowQuestionOver")} ${formatDate(by)}`
                  : request.number
              }
            />
          );
        })}
      </Rows>
    </Card>
  );
});

function titleOf({ kind }: Pick<SupportRequest, "kind">, day: string | undefined): string {
  if (kind === "complaint")
    return day === undefined ? t("openQuestions.complaint") : t("openQuestions.complaintUntil", { day });
  return day === undefined ? t("openQuestions.request") : t("openQuestions.requestUntil", { day });
}
