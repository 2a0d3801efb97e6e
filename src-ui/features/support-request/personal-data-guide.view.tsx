import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { personalDataAnswerDue } from "#domain/support/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./support.texts.ts";

/** Time, cost and remedy of a request about personal data (REQ-22). */
export function PersonalDataGuide({ today }: { readonly today: WarsawDate }) {
  return (
    <Card title={t("personalData.title")}>
      <div className="stack">
        <Facts>
          <Fact label={t("complaint.until")} note={t("personalData.longer")}>
            <FormattedDate date={personalDataAnswerDue(today)} />
          </Fact>
          <Fact label={t("personalData.cost")}>{t("personalData.free")}</Fact>
          <Fact label={t("personalData.refused")}>{t("personalData.refusedText")}</Fact>
        </Facts>
        <p className="muted small">{t("personalData.law")}</p>
      </div>
    </Card>
  );
}
