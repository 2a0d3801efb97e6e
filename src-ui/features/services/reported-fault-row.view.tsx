import { Wrench } from "lucide-react";
import { requestHref } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { answerDeadlineOf, openQuestionOf, type SupportRequest } from "#domain/support/index.ts";
import { RowLink } from "#ui/design-system/rows.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./services.texts.ts";

interface ReportedFaultRowProps {
  readonly request: SupportRequest;
  readonly today: WarsawDate;
}

/** Reported fault of the service that waits for an answer, with the way to its thread (REQ-41). */
export function ReportedFaultRow({ request, today }: ReportedFaultRowProps) {
  return (
    <IfAvailable feature="supportRequests">
      <RowLink
        href={requestHref(request.number)}
        icon={Wrench}
        title={t("fault.title", { number: request.number })}
        meta={stateText(request, today)}
      />
    </IfAvailable>
  );
}

/** Day of the answer, or that the operator waits for the customer. */
function stateText(request: SupportRequest, today: WarsawDate): string {
  if (openQuestionOf(request) !== undefined) return t("fault.question");
  const deadline = answerDeadlineOf(request, today);
  if (deadline.kind === "none") return t("fault.open");
  return t(deadline.kind === "late" ? "fault.late" : "fault.until", { day: formatDate(deadline.by) });
}
