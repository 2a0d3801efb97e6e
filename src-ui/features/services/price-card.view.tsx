import type {} from "#ui/design-system/custom-properties.ts";
import type { ProductPrice } from "#domain/products/index.ts";
import type { ServicePrice } from "#domain/products/service-view.ts";
import type { Term } from "#domain/products/term.ts";
import { formatMoney, formatPolishDate, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { TermLine } from "#ui/design-system/term.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Day } from "#ui/shared/day.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./services.texts.ts";

const CLOSE = { "--stack": "var(--space-3)" };

/** Price and contract. */
export function PriceCard({ price, today }: { readonly price: ServicePrice; readonly today: WarsawDate }) {
  const commitment = price.commitmentTo !== undefined && (
    <span className="muted small">
      {t("price.commitment")} <Day date={price.commitmentTo} />
    </span>
  );
  return (
    <Card title={t("price.title")} action={commitment}>
      <div className="stack" style={CLOSE}>
        {price.term === undefined ? (
          <PlainPrice price={price} />
        ) : (
          <PriceOverTime price={price} term={price.term} today={today} />
        )}
        {price.unlikeTerm !== undefined && <p>{t("price.actual", { sum: formatMoney(price.unlikeTerm) })}</p>}
        {price.discountHint !== undefined && <p className="muted small">{providerText(price.discountHint)}</p>}
      </div>
    </Card>
  );
}

function PlainPrice({ price: { now, listed } }: { readonly price: ServicePrice }) {
  return (
    <>
      {now !== undefined && (
        <p>
          <Money amount={now} look="price" /> <span className="muted small">{t("price.monthly")}</span>
        </p>
      )}
      {now === undefined && listed.length === 0 && <p className="muted">{t("price.unknown")}</p>}
      {listed.length > 0 && <PriceList prices={listed} />}
    </>
  );
}

/** Prices with their days, where no beginning of the contract is known that would make a line of them. */
function PriceList({ prices }: { readonly prices: readonly ProductPrice[] }) {
  return (
    <Rows>
      {prices.map(({ value, validFrom, validTo }, index) => (
        <li key={`${validFrom ?? ""}-${index}`}>
          <Money amount={value} />
          {validFrom !== undefined && (
            <>
              {" "}
              {t("price.from")} <Day date={validFrom} />
            </>
          )}
          {validTo !== undefined && (
            <>
              {" "}
              {t("price.to")} <Day date={validTo} />
            </>
          )}
        </li>
      ))}
    </Rows>
  );
}

interface OverTimeProps {
  readonly price: ServicePrice;
  readonly term: Term;
  readonly today: WarsawDate;
}

function PriceOverTime({ price, term, today }: OverTimeProps) {
  const steps = term.steps.map((step) => ({
    key: step.from,
    weight: step.months,
    price: <Money amount={step.price} />,
    note: (
      <>
        {t("price.from")} <Day date={step.from} />
        {step.current && `, ${t("price.now")}`}
      </>
    ),
    current: step.current,
  }));
  return (
    <TermLine
      steps={steps}
      nowPercent={term.nowPercent}
      label={saidTerm(price, term, today)}
      start={
        <>
          {t("price.start")} <Day date={term.start} />
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
        {t("price.ends")} <Day date={contractEnd} />
      </>
    );
  if (commitmentTo !== undefined)
    return (
      <>
        {t("price.openAfter")} <Day date={commitmentTo} />
      </>
    );
  return t("price.open");
}

function saidTerm({ commitmentTo, contractEnd }: ServicePrice, term: Term, today: WarsawDate): string {
  const days = { start: formatPolishDate(term.start), today: formatPolishDate(today) };
  if (commitmentTo !== undefined) return t("price.labelUntil", { ...days, end: formatPolishDate(commitmentTo) });
  if (contractEnd !== undefined) return t("price.labelEnds", { ...days, end: formatPolishDate(contractEnd) });
  return t("price.label", days);
}
