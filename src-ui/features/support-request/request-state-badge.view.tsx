import { CircleCheck, CircleQuestionMark, Clock, Inbox, MailCheck, MessageCircleQuestionMark } from "lucide-react";
import { displayedRequestState, type DisplayedRequestState, type SupportRequest } from "#domain/support/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Badge, type BadgeTone } from "#ui/design-system/badge.tsx";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import { t } from "./support.texts.ts";

const LOOKS: Readonly<Record<DisplayedRequestState, { readonly tone: BadgeTone; readonly icon: IconDrawing }>> = {
  received: { tone: "info", icon: Inbox },
  inProgress: { tone: "info", icon: Clock },
  question: { tone: "notice", icon: MessageCircleQuestionMark },
  answered: { tone: "good", icon: MailCheck },
  accepted: { tone: "good", icon: CircleCheck },
  closed: { tone: "neutral", icon: CircleCheck },
  unknown: { tone: "neutral", icon: CircleQuestionMark },
};

interface RequestStateBadgeProps {
  readonly request: SupportRequest;
  readonly today: WarsawDate;
}

/** State of a request as a badge (REQ-24, REQ-25). */
export function RequestStateBadge({ request, today }: RequestStateBadgeProps) {
  const state = displayedRequestState(request, today);
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>;
}
