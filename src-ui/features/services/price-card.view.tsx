import type {} from "#ui/design-system/custom-properties.ts";
import type { ProductPrice } from "#domain/products/index.ts";
import type { ServicePrice } from "#domain/products/service-price.ts";
import type { ContractTerm } from "#domain/products/contract-term.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { TermLine } from "#ui/design-system/term-line.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./services.texts.ts";

const TIGHT_STACK = { "--stack": "var(--space-3)" };

/** Price and term of the contract. */
export function PriceCard({ price, today }: { readonly price: ServicePrice; readonly today: WarsawDate }) {
  const commitment = price.commitmentTo !== undefined && (
    <span className="muted small">
      {t(price.commitmentTo < today ? "price.commitmentOver" : "price.commitment")}{" "}
      <FormattedDate date={price.commitmentTo} />
    </span>
  );
  return (
    <Card title={t("price.title")} action={commitment}>
      <div className="stack" style={TIGHT_STACK}>
        {price.term === undefined ? (
          <PlainPrice price={price} />
        ) : (
          <PriceOverTime price={price} term={price.term} today={today} />
        )}
        {price.deviatingPrice !== undefined && <p>{t("price.actual", { sum: formatMoney(price.deviatingPrice) })}</p>}
        {price.discountHint !== undefined && (
          <p className="muted small" lang="pl">
            {providerText(price.discountHint)}
          </p>
        )}
      </div>
    </Card>
  );
}

function PlainPrice({ price: { now, listed, isEnded } }: { readonly price: ServicePrice }) {
  return (
    <>
      {now !== undefined && (
        <p>
          <Money amount={now} look="price" /> <span className="muted small">{t("price.monthly")}</span>
        </p>
      )}
      {now === undefined && listed.length === 0 && (
        <p className="muted">{t(isEnded ? "price.ended" : "price.unknown")}</p>
      )}
      {listed.length > 0 && <PriceList prices={listed} />}
    </>
  );
}

/** Prices with their dates. Shown instead of a timeline when the start of the contract is unknown. */
function PriceList({ prices }: { readonly prices: readonly ProductPrice[] }) {
  return (
    <Rows>
      {prices.map(({ value, validFrom, validTo }, index) => (
        <li key={`${validFrom ?? ""}-${index}`}>
          <Money amount={value} />
          {validFrom !== undefined && (
            <>
              {" "}
              {t("price.from")} <FormattedDate date={validFrom} />
            </>
          )}
          {validTo !== undefined && (
            <>
              {" "}
              {t("price.to")} <FormattedDate date={validTo} />
            </>
          )}
        </li>
      ))}
    </Rows>
  );
}

interface OverTimeProps {
  readonly price: ServicePrice;
  readonly term: ContractTerm;
  readonly today: WarsawDate;
}

function PriceOverTime({ price, term, today }: OverTimeProps) {
  const steps = term.steps.map((step) => ({
    key: step.from,
    weight: step.months,
    price: <Money amount={step.price} />,
    note: (
      <>
        {t("price.from")} <FormattedDate date={step.from} />
        {step.current && `, ${t("price.now")}`}
      </>
    ),
    current: step.current,
  }));
  return (
    <TermLine
      steps={steps}
      nowPercent={term.nowPercent}
      label={termDescription(price, term, today)}
      start={
        <>
          {t("price.start")} <FormattedDate date={term.start} />
        </>
      }
      end={<TermEnd price={price} />}
    />
  );
}

function TermEnd({ price: { commitmentTo, contractEnd } }: { readonly price: ServicePrice }) {
  if (contractEnd !== undefined)
    return (
      <>
        {t("price.ends")} <FormattedDate date={contractEnd} />
      </>
    );
  if (commitmentTo !== undefined)
    return (
      <>
        {t("price.openAfter")} <FormattedDate date={commitmentTo} />
      </>
    );
  return t("price.open");
}

function termDescription({ commitmentTo, contractEnd }: ServicePrice, term: ContractTerm, today: WarsawDate): string {
  const days = { start: formatDate(term.start), today: formatDate(today) };
  if (commitmentTo !== undefined) return t("price.labelUntil", { ...days, end: formatDate(commitmentTo) });
  if (contractEnd !== undefined) return t("price.labelEnds", { ...days, end: formatDate(contractEnd) });
  return t("price.label", days);
}
