import type {} from "#ui/design-system/custom-properties.ts";
import type { ReactNode } from "react";
import { observer } from "#ui/shared/observer.ts";
import { withdrawnNumberOf } from "#domain/withdrawal/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import type { OperatorContact } from "#ui/shared/contact-ways/operator-contact.ts";
import { PageHead } from "#ui/shared/page-head.tsx";
import { PolishIsBinding } from "#ui/shared/polish-is-binding/polish-is-binding.tsx";
import { OwnWithdrawals } from "./own-withdrawals.view.tsx";
import { WithdrawalAlternatives } from "./withdrawal-alternatives.view.tsx";
import { WithdrawalFormStep } from "./withdrawal-form-step.view.tsx";
import { WithdrawalReceipt, type WithdrawalHome } from "./withdrawal-receipt.view.tsx";
import { WithdrawalReviewStep } from "./withdrawal-review-step.view.tsx";
import { t } from "./withdrawal.texts.ts";
import type { WithdrawalViewModel } from "./withdrawal.view-model.ts";

export interface WithdrawalViewProps {
  /** `undefined`: the operator's service does not take statements; it takes them in writing only. */
  readonly model: WithdrawalViewModel | undefined;
  readonly company: string;
  readonly contact: Pick<OperatorContact, "email" | "postAddress">;
  /** Days after the conclusion of a contract in which a customer may withdraw. */
  readonly days: number;
  readonly home: WithdrawalHome;
  /** True for the account of a company, which can withdraw in few cases only. */
  readonly isBusiness?: boolean | undefined;
  /** Notice above the form. */
  readonly notice?: ReactNode;
}

/** Page of a withdrawal, for guests and customers (WITHDRAW-01). */
export const WithdrawalView = observer(function WithdrawalView({
  model,
  company,
  contact,
  days,
  home,
  isBusiness = false,
  notice,
}: WithdrawalViewProps) {
  return (
    <div className="page">
      <PageHead title={t("title")} lead={isBusiness ? t("leadBusiness") : t("lead", { count: days })} />
      <div className="main-aside">
        <div className="stack">
          {notice}
          {model === undefined ? (
            <Banner tone="notice" live="none" title={t("unavailable")}>
              {t("unavailableText")}
            </Banner>
          ) : (
            <Steps model={model} company={company} home={home} isBusiness={isBusiness} />
          )}
          {model?.own !== undefined && (
            <OwnWithdrawals
              model={model.own}
              company={company}
              isBusiness={isBusiness}
              terminationOf={model.terminationOf}
              endingOf={model.endingOf}
              isNotOwn={model.isNotOwn}
              onSave={model.save}
            />
          )}
        </div>
        <div className="stack">
          <Card title={t("rightsTitle")}>
            <div className="stack" style={{ "--stack": "var(--space-3)" }}>
              <p>{t("rightsTime")}</p>
              <p>{t("rightsCost")}</p>
              <p>{t("rightsWho")}</p>
              <PolishIsBinding />
            </div>
          </Card>
          <WithdrawalAlternatives contact={contact} />
        </div>
      </div>
    </div>
  );
});

interface StepsProps extends Pick<WithdrawalViewProps, "company" | "home"> {
  readonly model: WithdrawalViewModel;
  readonly isBusiness: boolean;
}

const Steps = observer(function Steps({ model, company, home, isBusiness }: StepsProps) {
  const { receipt, isReviewing } = model;
  if (receipt !== undefined)
    return (
      <WithdrawalReceipt
        receipt={receipt}
        cost={model.receiptFacts.cost}
        company={company}
        context={{
          isBusiness,
          isGuest: model.isGuest,
          ending: model.endingOf(withdrawnNumberOf(receipt)),
          orderedEquipment: model.receiptFacts.equipment,
        }}
        home={home}
        onSave={model.save}
        onRestart={model.reset}
      />
    );
  return isReviewing ? (
    <WithdrawalReviewStep model={model} company={company} isBusiness={isBusiness} />
  ) : (
    <WithdrawalFormStep
      form={model.form}
      isBusiness={isBusiness}
      isGuest={model.isGuest}
      takesFocus={model.hasMoved}
      choices={model.choices}
      onReview={model.review}
    />
  );
});
