import { CircleCheck, CircleQuestionMark, Clock, Inbox, MailCheck } from "lucide-react";
import type { RequestState } from "#domain/support/index.ts";
import { Badge, type BadgeTone } from "#ui/design-system/badge.tsx";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import { t } from "./support.texts.ts";

const LOOKS: Readonly<Record<RequestState, { readonly tone: BadgeTone; readonly icon: IconDrawing }>> = {
  received: { tone: "info", icon: Inbox },
  inProgress: { tone: "info", icon: Clock },
  answered: { tone: "good", icon: MailCheck },
  closed: { tone: "neutral", icon: CircleCheck },
  unknown: { tone: "neutral", icon: CircleQuestionMark },
};

/** State of a request as a badge. */
export function RequestStateBadge({ state }: { readonly state: RequestState }) {
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>;
}
