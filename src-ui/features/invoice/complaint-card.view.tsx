import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { COMPLAINT_FORM_ID } from "#domain/support/invoice-complaint.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { RequestOrContact } from "#ui/shared/contact-ways/request-or-contact.tsx";
import { t } from "./invoice.texts.ts";

export interface ComplaintCardProps {
  readonly details: Pick<InvoiceDetails, "number" | "period">;
  /** Last day to complain. */
  readonly until: WarsawDate;
}

/** Way to a complaint about the document: its form, filled in, or the contact outside the portal (REQ-26, REQ-27). */
export function ComplaintCard({ details: { number, period }, until }: ComplaintCardProps) {
  const query = new URLSearchParams({ form: COMPLAINT_FORM_ID, invoice: number });
  if (period !== undefined) query.set("month", period);
  return (
    <Card title={t("complaint.title")}>
      <div className="stack">
        <p>{t("complaint.text", { day: formatDate(until) })}</p>
        <RequestOrContact>
          <div>
            <LinkButton href={`${pathTo("supportRequest")}?${query}`} {...trackedAs("invoice-complaint")}>
              {t("complaint.open")}
            </LinkButton>
          </div>
        </RequestOrContact>
      </div>
    </Card>
  );
}
