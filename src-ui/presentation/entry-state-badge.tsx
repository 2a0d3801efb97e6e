import { CheckCheck, CircleAlert, CircleCheck, CircleDashed, CircleQuestionMark, Clock, Contrast, Loader } from "lucide-react";
import type { EntryState } from "#domain/finance/index.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { overdueText } from "./relative-day.ts";
import { t } from "./texts.ts";

type Due = Extract<EntryState, { readonly kind: "due" }>;
type PartlyPaid = Extract<EntryState, { readonly kind: "partly-paid" }>;

function dueText({ days }: Due): string {
  if (days === undefined) return t("entryDue");
  return days === 0 ? t("entryDueToday") : t("entryDueIn", { count: days });
}

const Overdue = ({ days }: { readonly days: number }) => <Badge tone="bad" icon={CircleAlert}>{overdueText(days)}</Badge>;

/** What is late comes before what has been paid of it. */
function PartlyPaidBadge({ overdue, days }: PartlyPaid) {
  if (overdue && days !== undefined) return <Overdue days={days} />;
  return <Badge tone="notice" icon={Contrast}>{t("entryPartlyPaid")}</Badge>;
}

/** The state of an invoice (FIN-02): sign, word and tint. */
export function EntryStateBadge({ state }: { readonly state: EntryState }) {
  switch (state.kind) {
    case "paid": return <Badge tone="plain" icon={CircleCheck}>{t("entryPaid")}</Badge>;
    case "due": return <Badge tone="notice" icon={Clock}>{dueText(state)}</Badge>;
    case "overdue": return <Overdue days={state.days} />;
    case "partly-paid": return <PartlyPaidBadge {...state} />;
    case "payment-under-way": return <Badge tone="info" icon={Loader}>{t("entryUnderWay")}</Badge>;
    case "payment-accepted": return <Badge tone="good" icon={CheckCheck}>{t("entryAccepted")}</Badge>;
    case "no-status": return <Badge tone="neutral" icon={CircleDashed}>{t("entryNoStatus")}</Badge>;
    case "unknown": return <Badge tone="neutral" icon={CircleQuestionMark}>{t("entryUnknown")}</Badge>;
  }
}
