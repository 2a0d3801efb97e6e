import type { OutageNotice } from "#domain/messages/outage-notice.ts";
import { formatPolishTime, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { outageHref } from "./outage-href.ts";
import { t } from "./shared.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

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
      title={<PolishText>{title}</PolishText>}
      action={
        hasPage ? (
          <Link href={outageHref(outageId)}>
            {t("outageDetails")}{" "}
            <VisuallyHidden>
              <PolishText>{title}</PolishText>
            </VisuallyHidden>
          </Link>
        ) : undefined
      }
    >
      <PolishText>{body}</PolishText> {end !== undefined && endText(end)}
    </Banner>
  );
}

function endText({ at, today }: NonNullable<OutageNotice["end"]>): string {
  const time = formatPolishTime(at);
  return today ? t("outageEndToday", { time }) : t("outageEnd", { date: formatDate(warsawDateAt(at)), time });
}
