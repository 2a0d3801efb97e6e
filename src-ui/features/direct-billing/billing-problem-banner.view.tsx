import type { ReactNode } from "react";
import type { BillingAction, OrderFailureReason } from "#domain/direct-billing/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { t } from "./direct-billing.texts.ts";

/** Change that failed: an action on a service, its terms, the limit, or the consent. */
export type AttemptedBillingChange = BillingAction | "terms" | "limit" | "give" | "block";

export interface BillingProblemBannerProps {
  readonly attempt: AttemptedBillingChange;
  readonly problem: OrderFailureReason;
  /** Charges of the month besides the order, which the limit also has to hold; `undefined`: none, or not known. */
  readonly details?: string | undefined;
  /** Open the limit and the consent dialog, where these solve the problem. */
  readonly onLimit?: (() => void) | undefined;
  readonly onConsent?: (() => void) | undefined;
}

/** A record, so that a new problem without a text does not compile. */
const TEXTS = {
  "raise-limit": "raiseLimit",
  wait: "wait",
  "other-amount": "otherAmount",
  "give-consent": "giveConsent",
  "accept-terms": "acceptTerms",
  "try-later": "tryLater",
  unknown: "unknown",
} as const satisfies Record<OrderFailureReason, string>;

/** Reason of a failed change, with advice (DB-05). */
export function BillingProblemBanner({ attempt, problem, details, onLimit, onConsent }: BillingProblemBannerProps) {
  return (
    <Banner
      tone={problem === "unknown" ? "notice" : "bad"}
      live="alert"
      title={t(`problem.${TEXTS[problem]}`)}
      action={actionFor(problem, onLimit, onConsent)}
    >
      {problem === "raise-limit" && details !== undefined && `${details} `}
      {problem === "try-later" ? t(`problem.tryLaterText.${attempt}`) : t(`problem.${TEXTS[problem]}Text`)}
    </Banner>
  );
}

function actionFor(
  problem: OrderFailureReason,
  onLimit: BillingProblemBannerProps["onLimit"],
  onConsent: BillingProblemBannerProps["onConsent"],
): ReactNode {
  if (problem === "raise-limit" && onLimit !== undefined)
    return (
      <Button size="s" onClick={onLimit}>
        {t("limit.change")}
      </Button>
    );
  if (problem === "give-consent" && onConsent !== undefined)
    return (
      <Button size="s" onClick={onConsent}>
        {t("consent.give")}
      </Button>
    );
  return undefined;
}
