import type { ReactNode } from "react";
import type { Blockade } from "#domain/account/index.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { PhoneLinks } from "./phone-links.tsx";
import { t } from "./shared.texts.ts";

export interface BlockadeBannerProps {
  readonly blockade: Blockade;
  /**
   * False: the contracts have ended, so that a payment restores no service (PROD-31). The operator's message about
   * arrears, which promises that, is then left out.
   */
  readonly restoresServices: boolean;
  /**
   * Payment of the arrears (PROD-14); `undefined` without one, or if it is unknown. Required, so that every page with
   * this banner says the same of the arrears.
   */
  readonly payment: ArrearsPayment | undefined;
  /** Link to the page that resolves the blockade; left out on that page itself. */
  readonly action?: ReactNode;
  /** Further details. */
  readonly children?: ReactNode;
}

/**
 * Shows that the account is blocked: the server's message, and the debt collection company if it is known (PROD-09).
 * The title says whether the arrears are paid; of a payment that was only started this is unknown.
 */
export function BlockadeBanner({ blockade, restoresServices, payment, action, children }: BlockadeBannerProps) {
  const { type, message, debtCollectionCompany: company } = blockade;
  const isAfterEnd = type === "arrears" && !restoresServices;
  return (
    <Banner
      tone={payment === undefined ? (isAfterEnd ? "notice" : "bad") : payment === "pending" ? "notice" : "info"}
      live="none"
      title={t(`blockade_${payment ?? type}`)}
      action={action}
    >
      {isAfterEnd ? (
        payment === undefined && t("blockadeAfterEnd")
      ) : (
        <span className="banner__part" lang="pl">
          <PhoneLinks text={message} />
        </span>
      )}
      {company !== undefined && (
        <>
          {" "}
          <PhoneLinks text={t("blockadeCompany", { company })} />
        </>
      )}
      {children}
    </Banner>
  );
}
