import { use } from "react";
import { Download } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { canRequestAnswer, pendingAnswerRequest, type SupportRequest } from "#domain/support/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { OutsideLink } from "#ui/shared/outside-link.tsx";
import type { AnswerRequestCommand } from "./answer-request-command.ts";
import type { ComplaintRightsViewModel } from "./complaint-rights.view-model.ts";
import { helpLineLink } from "#ui/shared/contact-ways/help-line-link.tsx";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import type { SettlementViewModel } from "./settlement.view-model.ts";
import { FocusedText } from "#ui/shared/focused-text.tsx";
import { t } from "./support.texts.ts";

export interface ComplaintRightsProps {
  readonly request: SupportRequest;
  readonly model: ComplaintRightsViewModel;
}

/** Rights of the customer after a complaint: an answer once more, and an out-of-court settlement (REQ-20, REQ-21). */
export const ComplaintRights = observer(function ComplaintRights({ request, model }: ComplaintRightsProps) {
  const pending = pendingAnswerRequest(request);
  const command = model.answerRequest(request);
  const contact = use(OperatorContactContext);
  const isLate = pending !== undefined && model.today > pending.answerBy;
  const isAsking = canRequestAnswer(request, model.today) || command.state === "done";
  return (
    <>
      {pending !== undefined && (
        <Banner
          tone={isLate ? "notice" : "good"}
          title={t("answerRequest.done")}
          live={command.state === "done" ? "status" : "none"}
          action={isLate ? helpLineLink(contact) : undefined}
        >
          {t(isLate ? "answerRequest.late" : "answerRequest.until", {
            day: formatDate(pending.answerBy),
          })}
        </Banner>
      )}
      {request.answerRequest === undefined && isAsking && (
        <IfAvailable feature="requestMessages">
          <AnswerRequestCard request={request} command={command} />
        </IfAvailable>
      )}
      <SettlementCard request={request} model={model.settlement(request)} />
    </>
  );
});

const AnswerRequestCard = observer(function AnswerRequestCard({
  request,
  command,
}: {
  readonly request: SupportRequest;
  readonly command: AnswerRequestCommand;
}) {
  const { state } = command;
  return (
    <Card title={t("answerRequest.title")} kind="stack">
      {state === "done" ? (
        <p>
          <FocusedText>{t("answerRequest.sent")}</FocusedText>
        </p>
      ) : (
        <>
          <p>{t("answerRequest.text", { day: formatDate(command.dueNow) })}</p>
          {(state === "lost" || state === "refused") && (
            <Banner tone="bad" live="alert" title={t(`answerRequest.${state}`)}>
              {t(`answerRequest.${state}Text`)}
            </Banner>
          )}
          <p>
            <Button
              saves
              variant="primary"
              busy={state === "busy"}
              busyLabel={t("answerRequest.sending")}
              onClick={() => void command.send(request.number)}
              {...trackedAs("support-answer-request")}
            >
              {t("answerRequest.send")}
            </Button>
          </p>
        </>
      )}
      <p className="muted small">{t("answerRequest.law")}</p>
    </Card>
  );
});

const SettlementCard = observer(function SettlementCard({
  request,
  model,
}: {
  readonly request: SupportRequest;
  readonly model: SettlementViewModel;
}) {
  const until = model.until(request);
  if (until === undefined) return null;
  return (
    <Card title={t("settlement.title")} kind="stack">
      <p>{t("settlement.text", { day: formatDate(until) })}</p>
      <p>{t("settlement.how")}</p>
      {model.state === "failed" && (
        <Banner tone="bad" live="alert" title={t("settlement.failed")}>
          {t("settlement.failedText")}
        </Banner>
      )}
      {model.state === "saved" && <p role="status">{t("settlement.saved")}</p>}
      <div className="cluster">
        <Button
          saves={false}
          icon={Download}
          busy={model.state === "busy"}
          busyLabel={t("settlement.saving")}
          onClick={() => void model.save(request)}
          {...trackedAs("support-settlement", "DOWNLOAD")}
        >
          {t("settlement.save")}
        </Button>
        <OutsideLink address={model.page} label={t("settlement.page")} lastWord={t("settlement.outside")} />
      </div>
      <p className="muted small">{t("settlement.law")}</p>
    </Card>
  );
});
