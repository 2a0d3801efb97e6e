import { answerDue, type Complainant, type ComplaintTerms, type ContactForm } from "#domain/support/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./support.texts.ts";

export interface ComplaintGuideProps {
  readonly form: ContactForm;
  readonly terms: ComplaintTerms;
  readonly today: WarsawDate;
  readonly complainant: Complainant | undefined;
}

/** Required content of a complaint and its deadlines (docs/support.md). */
export function ComplaintGuide({ form, terms, today, complainant }: ComplaintGuideProps) {
  const due = answerDue(form, today);
  return (
    <Card title={t("complaint.title")}>
      <div className="stack">
        <p>
          {t("complaint.text")} {t("complaint.completion", { count: terms.completionDays })}
        </p>
        <Facts>
          {complainant !== undefined && (
            <Fact label={t("complaint.who")} note={t("complaint.account", { account: complainant.account })}>
              {complainant.name ?? t("complaint.whoHidden")}
            </Fact>
          )}
          {due !== undefined && (
            <Fact
              label={t("complaint.until")}
              note={t("complaint.untilNote", { count: form.answerDays ?? terms.answerDays })}
            >
              <FormattedDate date={due} />
            </Fact>
          )}
          <Fact label={t("complaint.silence")}>{t("complaint.silenceText")}</Fact>
          <Fact label={t("complaint.window")}>{t("complaint.windowText", { count: terms.months })}</Fact>
        </Facts>
        <p className="muted small">{t("complaint.law")}</p>
      </div>
    </Card>
  );
}
