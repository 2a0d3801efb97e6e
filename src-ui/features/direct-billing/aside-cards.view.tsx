import "./direct-billing.css";
import { ScrollText } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import {
  chargesUntilMonthEnd,
  hasPendingService,
  limitLeftAtMonthEnd,
  limitMeterOf,
  serviceParamOf,
  type DirectBilling,
} from "#domain/direct-billing/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./direct-billing.texts.ts";
import { dueChargesText } from "./due-charges-text.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Used and remaining part of the monthly limit, with the charges that are due until the end of the month. */
export function LimitCard({
  billing,
  today,
  onChange,
}: {
  readonly billing: DirectBilling;
  readonly today: WarsawDate;
  readonly onChange: () => void;
}) {
  const { limit } = billing;
  const { used, left, percent } = limitMeterOf(limit);
  const due = chargesUntilMonthEnd(billing, today);
  const rest = limitLeftAtMonthEnd(billing, today);
  const amount = formatMoney(limit.amount);
  const isZero = limit.amount === 0;
  return (
    <Card title={t("limit.title")} bareTitle>
      <div className="stack below-title" style={{ "--stack": "var(--space-3)" }}>
        <p>
          <Money amount={used} look="price" />{" "}
          <span className="muted nowrap">{isZero ? t("limit.thisMonth") : t("limit.of", { amount })}</span>
        </p>
        {!isZero && (
          <div
            className="meter"
            style={{ "--v": String(percent) }}
            role="img"
            aria-label={t("limit.label", { used: formatMoney(used), amount })}
          />
        )}
        {due.length === 0 ? (
          <p>{isZero ? t("limit.zero", { amount }) : t("limit.left", { amount: formatMoney(left) })}</p>
        ) : (
          <p>
            {t("limit.due", { charges: dueChargesText(due) })} {t("limit.leftThen", { amount: formatMoney(rest) })}
          </p>
        )}
        {limit.isDefault === true && <p>{t("limit.default", { amount })}</p>}
        <p className="muted small">{t("limit.text")}</p>
        <Button block aria-haspopup="dialog" onClick={onChange} {...trackedAs("subscription-limit")}>
          {t("limit.change")}
        </Button>
      </div>
    </Card>
  );
}

export interface ConsentsCardProps {
  readonly billing: DirectBilling;
  readonly onBlock: () => void;
  readonly onGive: () => void;
}

/** Consents of the customer with their dates, and the button that withdraws the consent to be charged. */
export const ConsentsCard = observer(function ConsentsCard({ billing, onBlock, onGive }: ConsentsCardProps) {
  const { consent, services } = billing;
  const waits = hasPendingService(billing) ? t("consent.wait") : undefined;
  return (
    <Card title={t("consent.title")} bareTitle>
      <Rows>
        <li>
          <p className="row-link consent-status">
            <Icon of={ScrollText} />
            <span>
              <span className="row-link__title">{t("consent.charge")}</span>
              <span className="row-link__meta">
                <ConsentStatus billing={billing} />
              </span>
            </span>
          </p>
        </li>
        {services.map(
          (service) =>
            service.terms?.acceptedOn !== undefined && (
              <RowLink
                key={service.code}
                icon={ScrollText}
                href={pathTo("directBillingDetails", serviceParamOf(service))}
                title={<PolishText>{service.terms.title}</PolishText>}
                meta={
                  <>
                    {t("terms.accepted")} <FormattedDate date={service.terms.acceptedOn} />
                  </>
                }
              />
            ),
        )}
      </Rows>
      <div className="below-rows">
        {consent.given ? (
          <Button
            key="consent"
            block
            aria-haspopup="dialog"
            unavailable={waits}
            onClick={onBlock}
            {...trackedAs("subscription-block")}
          >
            {t("consent.block")}
          </Button>
        ) : (
          <Button
            key="consent"
            block
            aria-haspopup="dialog"
            unavailable={waits}
            onClick={onGive}
            {...trackedAs("subscription-consent")}
          >
            {t("consent.give")}
          </Button>
        )}
      </div>
    </Card>
  );
});

function ConsentStatus({
  billing: {
    consent: { given, changedOn },
  },
}: {
  readonly billing: DirectBilling;
}) {
  // The server may send no date: the consent still counts as given.
  if (changedOn === undefined) return t(given ? "consent.given" : "consent.never");
  return (
    <>
      {given ? t("consent.given") : t("consent.takenBack")} <FormattedDate date={changedOn} />
    </>
  );
}
