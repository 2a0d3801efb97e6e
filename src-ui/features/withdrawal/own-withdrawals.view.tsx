import { CircleCheck, CircleSlash, Clock, Download } from "lucide-react";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { observer } from "#ui/shared/observer.ts";
import { formatDate, formatDateTime, formatMoney } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import { withdrawalCredit, withdrawnNumberOf, type Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { WithdrawalAnswer, type WithdrawalAnswerProps } from "./withdrawal-answer.view.tsx";
import { withdrawalReceiptFile } from "./withdrawal-receipt-file.ts";
import { t } from "./withdrawal.texts.ts";

const LOOKS = {
  accepted: { tone: "good", icon: CircleCheck },
  received: { tone: "info", icon: Clock },
  rejected: { tone: "neutral", icon: CircleSlash },
} as const;

/** A former statement: the portal computes no cost of it. */
const UNKNOWN_COST: WithdrawalCost = { kind: "unknown" };
const NOT_OWN: WithdrawalCost = { kind: "not-own" };

/** Returns the key of the state: after a withdrawal from new terms, or an earlier extension, the contract goes on. */
function stateKey({ state, isUnknownNumber, restoredServices = [], laterTermsServices = [] }: Withdrawal) {
  if (isUnknownNumber) return "state_unknown";
  if (state === "accepted" && restoredServices.length > 0) return "state_acceptedTerms";
  if (state === "accepted" && laterTermsServices.length > 0) return "state_acceptedLater";
  return `state_${state}` as const;
}

/** Names the correction of charges and its invoice, or the one that pays back because no invoice follows. */
function correctionText(statement: Withdrawal, chargeCorrection: Grosze): string {
  const credit = withdrawalCredit(statement, statement.usedDaysCost ?? ZERO);
  return credit === undefined
    ? t("ownCorrection", { amount: formatMoney(chargeCorrection) })
    : t("ownCredited", { day: formatDate(credit.day), amount: formatMoney(credit.amount) });
}

/** Names the payment for the days used, which a correction that pays back has deducted. */
function paymentText(statement: Withdrawal, usedDaysCost: Grosze): string {
  const isDeducted = withdrawalCredit(statement, usedDaysCost) !== undefined;
  return t(isDeducted ? "ownPaymentDeducted" : "ownPayment", { amount: formatMoney(usedDaysCost) });
}

export interface OwnWithdrawalsProps {
  readonly model: { readonly section: AsyncSection<readonly Withdrawal[]> };
  readonly company: string;
  readonly isBusiness: boolean;
  readonly terminationOf: WithdrawalAnswerProps["terminationOf"];
  readonly endingOf: WithdrawalAnswerProps["endingOf"];
  /** Returns true if no contract or order of the customer has the number. */
  readonly isNotOwn: (contractNumber: string) => boolean;
  readonly onSave: (name: string, text: string) => void;
}

/** Statements of the logged-in customer with their states and receipts. Without any there is no list. */
export const OwnWithdrawals = observer(function OwnWithdrawals({
  model,
  company,
  isBusiness,
  terminationOf,
  endingOf,
  isNotOwn,
  onSave,
}: OwnWithdrawalsProps) {
  const { section } = model;
  switch (section.status) {
    case "loading":
      return null;
    case "failed":
      return (
        <FailedSection title={t("ownFailed")} busy={section.retrying} cause={section.cause} onRetry={section.retry} />
      );
    case "ready":
      if (section.value.length === 0 && section.incomplete === undefined) return null;
      return (
        <Card title={t("ownTitle")} bareTitle>
          <IncompleteNotice data={section.incomplete} />
          <Facts>
            {section.value.map((receipt) => (
              <Fact
                key={receipt.number}
                label={providerText(t("ownRow", { number: withdrawnNumberOf(receipt) }))}
                isStacked
                note={
                  <>
                    {breakableNumbers(
                      t("ownMeta", { number: receipt.number, moment: formatDateTime(receipt.receivedAt) }),
                    )}{" "}
                    <br />
                    {receipt.usedDaysCost !== undefined && receipt.usedDaysCost > 0 && (
                      <>
                        {paymentText(receipt, receipt.usedDaysCost)} <br />
                      </>
                    )}
                    {receipt.chargeCorrection !== undefined && receipt.chargeCorrection !== 0 && (
                      <>
                        {correctionText(receipt, receipt.chargeCorrection)} <br />
                      </>
                    )}
                    <WithdrawalAnswer statement={receipt} terminationOf={terminationOf} endingOf={endingOf} />
                    <Button
                      variant="quiet"
                      flush
                      icon={Download}
                      onClick={() => {
                        const cost = isNotOwn(withdrawnNumberOf(receipt)) ? NOT_OWN : UNKNOWN_COST;
                        const { name, text } = withdrawalReceiptFile(receipt, company, cost, {
                          isBusiness,
                          ending: endingOf(withdrawnNumberOf(receipt)),
                        });
                        onSave(name, text);
                      }}
                      {...trackedAs("withdrawal-receipt", "DOWNLOAD")}
                    >
                      {t("save")}
                      <VisuallyHidden>{t("saveAbout", { number: receipt.number })}</VisuallyHidden>
                    </Button>
                  </>
                }
              >
                <Badge {...LOOKS[receipt.state]}>{t(stateKey(receipt))}</Badge>
              </Fact>
            ))}
          </Facts>
        </Card>
      );
  }
});
