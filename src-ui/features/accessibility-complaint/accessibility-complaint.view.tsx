import type { ReactNode } from "react";
import { observer } from "#ui/shared/observer.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import { AccessibilityFormCard } from "./accessibility-form-card.view.tsx";
import { t } from "./accessibility-complaint.texts.ts";
import type { AccessibilityComplaintViewModel } from "./accessibility-complaint.view-model.ts";
import { AccessibilityReceiptView } from "./accessibility-receipt.view.tsx";

export interface AccessibilityComplaintViewProps {
  /** `undefined` where the provider takes no complaints on this page. */
  readonly model: AccessibilityComplaintViewModel | undefined;
  /** Notice above the form. */
  readonly notice?: ReactNode;
}

/** `/accessibility-complaint`: the form of a complaint or its receipt (A11Y-40). */
export const AccessibilityComplaintView = observer(function AccessibilityComplaintView({
  model,
  notice,
}: AccessibilityComplaintViewProps) {
  const sent = model?.sent;
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "42rem", marginInline: "auto" }}>
        <PageHead
          title={t("title")}
          lead={model === undefined || sent !== undefined ? undefined : t("lead", { day: formatDate(model.dueToday) })}
        />
        {notice}
        {model === undefined ? (
          <Card title={t("closed.title")} kind="stack">
            <p>{t("closed.text")}</p>
            <p>
              <LinkButton href={pathTo("accessibility")}>{t("statement")}</LinkButton>
            </p>
          </Card>
        ) : sent === undefined ? (
          <AccessibilityFormCard model={model} />
        ) : (
          <AccessibilityReceiptView
            sent={sent}
            recipient={model.recipient}
            onSave={() => model.saveReceipt(sent)}
            onRestart={() => model.restart()}
          />
        )}
        <Card title={t("rules")} kind="stack">
          {model !== undefined && (
            <p>
              {t("rulesAnswer", { count: model.terms.answerDays })}{" "}
              {t("rulesLonger", { count: model.terms.longestDays })}
            </p>
          )}
          <p>{t("rulesSilence")}</p>
          <p>{t("rulesNext")}</p>
          <p className="muted small">{t("rulesLaw")}</p>
        </Card>
      </div>
    </div>
  );
});
