import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import type { ArrangedPortingPage } from "#domain/termination/termination-page.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ContinuingServices } from "./continuing-services.view.tsx";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { t } from "./termination.texts.ts";

interface ArrangedPortingProps {
  readonly page: ArrangedPortingPage;
  readonly helpLine: TerminationHelpLine | undefined;
}

/** Contract that ends by itself when another operator takes its number over, or should have ended so (TERM-15). */
export function ArrangedPorting({ page, helpLine }: ArrangedPortingProps) {
  const { number, portingOn, cost, isOverdue, continuing } = page;
  const day = formatDate(portingOn);
  if (isOverdue)
    return (
      <Banner
        tone="notice"
        live="none"
        title={t("arrangedPorting.overdue", { day })}
        action={
          <IfAvailable feature="supportRequests">
            <Link href={pathTo("supportRequest")}>{t("arrangedPorting.ask")}</Link>
          </IfAvailable>
        }
      >
        {helpLine === undefined
          ? t("arrangedPorting.overdueText")
          : t("arrangedPorting.overdueTextCall", { phone: helpLine.number })}
      </Banner>
    );
  return (
    <>
      <Banner
        tone="info"
        live="none"
        title={
          number === undefined
            ? t("arrangedPorting.title", { day })
            : t("arrangedPorting.titleNumber", { day, number: phoneText(number) })
        }
      >
        {cost !== undefined &&
          `${t("arrangedPorting.cost", { until: formatDate(cost.until), amount: formatMoney(cost.amount) })} `}
        {t("arrangedPorting.text")}
      </Banner>
      <ContinuingServices services={continuing} endsOn={portingOn} />
    </>
  );
}
