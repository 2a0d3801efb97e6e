import { useEffect } from "react";
import type { Message } from "#domain/messages/index.ts";
import { requestHref } from "#domain/navigation/paths.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { endOfNoticedQuestion, linkedRequestNumber } from "#domain/support/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { observer } from "#ui/shared/observer.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import { t } from "./messages.texts.ts";

interface NoticedQuestionProps {
  readonly message: Pick<Message, "body" | "createdAt">;
  readonly store: Pick<SupportStore, "requests">;
}

/** Says that the question which a message announces needs no reply any more (REQ-93). Nothing while it is open. */
export const NoticedQuestion = observer(function NoticedQuestion({ message, store }: NoticedQuestionProps) {
  useEffect(() => void store.requests.refresh(), [store]);
  const number = linkedRequestNumber(message.body);
  const request = store.requests.known?.find((one) => one.number === number);
  const end = request && endOfNoticedQuestion(request, message.createdAt);
  if (request === undefined || end === undefined) return null;
  return (
    <Banner
      tone="good"
      live="none"
      title={
        end.kind === "replied"
          ? t("question.replied", { day: formatDate(warsawDateAt(end.at)) })
          : t("question.settled")
      }
      action={<LinkButton href={requestHref(request.number)}>{t("question.request")}</LinkButton>}
    >
      {t("question.text")}
    </Banner>
  );
});
