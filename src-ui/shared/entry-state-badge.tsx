import {
  CheckCheck,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  Clock,
  Contrast,
  Loader,
} from "lucide-react";
import { type EntryState, type PaymentLabel, paymentLabel } from "#domain/finance/index.ts";
import { Badge, type BadgeTone } from "#ui/design-system/badge.tsx";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import { overdueText } from "./relative-day.ts";
import { t } from "./shared.texts.ts";

const LOOKS: Record<PaymentLabel, readonly [BadgeTone, IconDrawing]> = {
  paid: ["plain", CircleCheck],
  unpaid_active: ["notice", Clock],
  unpaid: ["bad", CircleAlert],
  partially_paid: ["notice", Contrast],
  payment_started: ["info", Loader],
  payment_done: ["good", CheckCheck],
  no_status: ["neutral", CircleDashed],
  unknown: ["neutral", CircleQuestionMark],
};

/** Status as text; an unpaid entry says how long is left or how late it is. */
function statusTextOf(state: EntryState): string {
  switch (state.kind) {
    case "due":
      if (state.days === undefined) return t("entryDue");
      return state.days === 0 ? t("entryDueToday") : t("entryDueIn", { count: state.days });
    case "overdue":
      return overdueText(state.days);
    default:
      return t(`payment_status_${paymentLabel(state)}`);
  }
}

/**
 * State of an invoice (FIN-02): each has its own icon, word and tint. For a partly paid, overdue invoice the badge
 * shows the delay, and text adds the rest.
 */
export function EntryStateBadge({ state }: { readonly state: EntryState }) {
  const [tone, icon] = LOOKS[paymentLabel(state)];
  const late = state.kind === "partly-paid" && state.overdue ? state.days : undefined;
  if (late !== undefined)
    return (
      <>
        <EntryStateBadge state={{ kind: "overdue", days: late }} />{" "}
        <small className="muted">{statusTextOf(state)}</small>
      </>
    );
  return (
    <Badge tone={tone} icon={icon}>
      {statusTextOf(state)}
    </Badge>
  );
}
