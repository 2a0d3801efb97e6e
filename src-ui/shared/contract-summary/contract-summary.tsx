import "./contract-summary.css";
import { use, type ReactNode } from "react";
import { packageMissingInName, type ContractTerms } from "#domain/offers/contract-terms.ts";
import { DEFAULT_WITHDRAWAL_DAYS } from "#domain/withdrawal/index.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { PolishIsBinding } from "#ui/shared/polish-is-binding/polish-is-binding.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./contract-summary.texts.ts";
import { WithdrawalRuleContext } from "./withdrawal-rule.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface ContractSummaryProps {
  readonly terms: ContractTerms;
  /** Facts before the terms: what the order is about. */
  readonly first?: ReactNode;
  /** True after the order, whose next steps name the last day to withdraw, or it is over. */
  readonly isConcluded?: boolean;
  /** Facts of this order, between the terms and the right to withdraw. */
  readonly children?: ReactNode;
}

/**
 * Terms of a contract, one per line, as the law asks for them right before an order: the same in the portal and behind
 * the link of a message (OFFER-04, ROUTE-16).
 */
export function ContractSummary({ terms, first, isConcluded = false, children }: ContractSummaryProps) {
  const days = use(WithdrawalRuleContext)?.days ?? DEFAULT_WITHDRAWAL_DAYS;
  const { services, periods, once, commitment, total, equipment = [], delivery, deliveryDay, deliveryAddress } = terms;
  return (
    <>
      <Facts>
        {first}
        <Fact label={t("services")}>
          {services.map((service, index) => (
            <ServiceLine key={index} service={service} />
          ))}
        </Fact>
        {equipment.length > 0 && (
          <Fact label={t("equipment")}>
            {equipment.map((name, index) => (
              <span key={index} className="contract-line">
                <PolishText>{name}</PolishText>
              </span>
            ))}
          </Fact>
        )}
        {periods.map(({ monthly, months }, index) => (
          <Fact
            key={index}
            label={t(index === 0 ? "monthly" : "monthlyThen")}
            note={months === undefined ? t("onwards") : t("months", { count: months })}
          >
            <Money amount={monthly} />
          </Fact>
        ))}
        {once !== undefined && <Fact label={t("once")}>{once > 0 ? <Money amount={once} /> : t("noFees")}</Fact>}
        {commitment !== undefined && (
          <Fact label={t("commitment")}>
            {commitment === 0 ? t("unbound") : t("commitmentMonths", { count: commitment })}
          </Fact>
        )}
        {total !== undefined && (
          <Fact label={t("total")} note={once === 0 ? undefined : t("totalNote")}>
            <Money amount={total} look="price" />
          </Fact>
        )}
        {delivery !== undefined && (
          <Fact label={t("delivery")}>
            <PolishText>{delivery}</PolishText>
          </Fact>
        )}
        {deliveryAddress !== undefined && (
          <Fact label={t("deliveryAddress")}>
            <PolishText>{deliveryAddress}</PolishText>
          </Fact>
        )}
        {deliveryDay !== undefined && (
          <Fact label={t("deliveryDay")}>
            <FormattedDate date={deliveryDay} />
          </Fact>
        )}
        {children}
        {!isConcluded && <Fact label={t("withdraw")}>{t("withdrawText", { count: days })}</Fact>}
      </Facts>
      <PolishIsBinding />
    </>
  );
}

/** Name of a service, and its package unless the name ends with it. */
function ServiceLine({ service }: { readonly service: ContractTerms["services"][number] }) {
  const parameter = packageMissingInName(service);
  return (
    <span className="contract-line">
      <PolishText>{service.name}</PolishText>
      {parameter !== undefined && (
        <span className="facts__note" lang="pl">
          {" "}
          {providerText(parameter)}
        </span>
      )}
    </span>
  );
}
