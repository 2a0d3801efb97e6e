import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { canReply, type SupportRequest } from "#domain/support/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { FocusedResult } from "#ui/shared/focused-result.tsx";
import { RequestFormView } from "./request-form.view.tsx";
import { supportHref } from "./support-address.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";

export interface RequestReplyProps {
  readonly request: SupportRequest;
  readonly model: SupportViewModel;
}

/** Message of the customer about a request (REQ-01), or where to turn when the request is closed. */
export function RequestReply({ request, model }: RequestReplyProps) {
  if (!canReply(request))
    return request.state === "closed" ? (
      <Card>
        <p>{t("reply.closed")}</p>
        <p>
          <LinkButton href={supportHref({ kind: "list" })}>{t("reply.new")}</LinkButton>
        </p>
      </Card>
    ) : null;
  return (
    <IfAvailable feature="requestMessages">
      <Card title={t("reply.title")}>
        <ReplyForm request={request} model={model} />
      </Card>
    </IfAvailable>
  );
}

const ReplyForm = observer(function ReplyForm({ request, model }: RequestReplyProps) {
  const reply = model.reply(request);
  if (reply.status === "done") {
    const { answerBy } = reply.result ?? {};
    return (
      <FocusedResult>
        <ResultMessage sign={CircleCheck} tone="good" title={t("reply.done")}>
          <p>{answerBy === undefined ? t("sent.soon") : t("sent.until", { day: formatDate(answerBy) })}</p>
        </ResultMessage>
        <p>
          <Button variant="quiet" {...trackedAs("support-reply-again")} onClick={() => model.discard(reply.form)}>
            {t("reply.again")}
          </Button>
        </p>
      </FocusedResult>
    );
  }
  return <RequestFormView key={reply.form.formId} model={reply} today={model.today} texts="reply" />;
});
