import { formatDate } from "#ui/shared/formats.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import type { MovingNumberPage } from "#domain/termination/termination-page.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import type { TerminationHelpLine } from "./termination-help-line.ts";
import { t } from "./termination.texts.ts";

interface MovingNumberProps {
  readonly page: MovingNumberPage;
  readonly helpLine: TerminationHelpLine | undefined;
}

/** Contract that ends by itself when another operator takes its number over, or should have ended so (TERM-15). */
export function MovingNumber({ page: { number, movesOn, isOverdue }, helpLine }: MovingNumberProps) {
  const day = formatDate(movesOn);
  if (isOverdue)
    return (
      <Banner
        tone="notice"
        live="none"
        title={t("moving.overdue", { day })}
        action={
          <IfAvailable feature="supportRequests">
            <Link href={pathTo("supportRequest")}>{t("moving.ask")}</Link>
          </IfAvailable>
        }
      >
        {helpLine === undefined ? t("moving.overdueText") : t("moving.overdueTextCall", { phone: helpLine.number })}
      </Banner>
    );
  return (
    <Banner
      tone="info"
      live="none"
      title={
        number === undefined ? t("moving.title", { day }) : t("moving.titleNumber", { day, number: phoneText(number) })
      }
    >
      {t("moving.text")}
    </Banner>
  );
}
