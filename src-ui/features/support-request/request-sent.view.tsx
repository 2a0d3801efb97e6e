import { CircleCheck } from "lucide-react";
import { formatDate } from "#ui/shared/formats.ts";
import type { ContactForm, RegisteredRequest } from "#domain/support/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { supportHref } from "./support-address.ts";
import { FocusedResult } from "#ui/shared/focused-result.tsx";
import { t } from "./support.texts.ts";

/** Confirmation of a sent request: its number, the deadline of the reply and a link to it. */
export function RequestSent({
  form,
  result: { number, answerBy },
}: {
  readonly form: ContactForm;
  readonly result: RegisteredRequest;
}) {
  const isComplaint = form.kind === "complaint";
  return (
    <Card>
      <FocusedResult>
        <ResultMessage
          sign={CircleCheck}
          tone="good"
          title={isComplaint ? t("sent.complaint", { number }) : t("sent.title", { number })}
        >
          <p>{answerBy === undefined ? t("sent.soon") : t("sent.until", { day: formatDate(answerBy) })}</p>
          {isComplaint && <p>{t("sent.law")}</p>}
        </ResultMessage>
        <div className="cluster">
          <LinkButton variant="primary" href={supportHref({ kind: "request", number })}>
            {t("sent.show")}
          </LinkButton>
          <LinkButton href={supportHref({ kind: "list" })}>{t("sent.list")}</LinkButton>
        </div>
      </FocusedResult>
    </Card>
  );
}
