import type { OutageNotice } from "#domain/messages/outage-notice.ts";
import { formatPolishTime, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { outageHref } from "./outage-href.ts";
import { t } from "./shared.texts.ts";

/** Outage at one of the customer's addresses, above the affected content, with a link to its page (MSG-02, OUT-01). */
export function OutageBanner({
  outage: { outageId, title, body, end },
  hasPage,
}: {
  readonly outage: OutageNotice;
  /** False for a customer without messages. */
  readonly hasPage: boolean;
}) {
  return (
    <Banner
      tone="notice"
      title={providerText(title)}
      action={hasPage ? <Link href={outageHref(outageId)}>{t("outageDetails")}</Link> : undefined}
    >
      {providerText(body)} {end !== undefined && endText(end)}
    </Banner>
  );
}

function endText({ at, today }: NonNullable<OutageNotice["end"]>): string {
  const time = formatPolishTime(at);
  return today ? t("outageEndToday", { time }) : t("outageEnd", { date: formatDate(warsawDateAt(at)), time });
}
