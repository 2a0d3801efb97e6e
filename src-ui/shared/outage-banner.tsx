import type { ReactNode } from "react";
import type { OutageNotice } from "#domain/messages/outage-notice.ts";
import { formatPolishDate, formatPolishTime, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./shared.texts.ts";

/** Outage at one of the customer's addresses, above the affected content (MSG-02). */
export function OutageBanner({
  outage: { title, body, end },
  action,
}: {
  readonly outage: OutageNotice;
  readonly action?: ReactNode;
}) {
  return (
    <Banner tone="notice" title={providerText(title)} action={action}>
      {providerText(body)} {end !== undefined && endText(end)}
    </Banner>
  );
}

function endText({ at, today }: NonNullable<OutageNotice["end"]>): string {
  const time = formatPolishTime(at);
  return today ? t("outageEndToday", { time }) : t("outageEnd", { date: formatPolishDate(warsawDateAt(at)), time });
}
