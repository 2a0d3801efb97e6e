import "./direct-billing.css";
import { observer } from "#ui/shared/observer.ts";
import {
  serviceParamOf,
  currentPlanOf,
  type BillingAction,
  type ServicePlan,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./direct-billing.texts.ts";
import type { StreamingServiceRow } from "./direct-billing-page.ts";
import { StreamingServiceActions } from "./streaming-service-actions.view.tsx";
import { StateBadge } from "./state-badge.view.tsx";

export interface SubscriptionProps {
  readonly row: StreamingServiceRow;
  readonly isLate: boolean;
  readonly onOrder: (action: BillingAction) => void;
}

/** One service of the list: state, price and actions (DB-01). */
export const Subscription = observer(function Subscription({ row, isLate, onOrder }: SubscriptionProps) {
  const { service } = row;
  return (
    <li className="subscription">
      <div>
        <h2>
          <Link href={pathTo("directBillingDetails", serviceParamOf(service))}>{providerText(service.name)}</Link>{" "}
          <StateBadge state={service.state} />
        </h2>
        <StreamingServiceDescription service={service} />
        <Hint row={row} isLate={isLate} />
      </div>
      <p className="subscription__price">
        <Money amount={service.price} look="price" /> <span className="muted small">{t("monthly")}</span>
      </p>
      <div className="subscription__actions">
        {service.activation !== undefined && (
          <LinkButton
            variant="primary"
            href={pathTo("directBillingDetails", serviceParamOf(service))}
            aria-label={t("setUpFor", { name: service.name })}
          >
            {t("setUp")}
          </LinkButton>
        )}
        <StreamingServiceActions row={row} onOrder={onOrder} />
      </div>
    </li>
  );
});

/** Formats a plan: "Plan Standard, 2 urządzenia naraz, Full HD". */
function planText({ name, description }: ServicePlan): string {
  return description === undefined ? t("planOnly", { name }) : t("plan", { name, description });
}

/** Formats a plan beside its label: "Standard, 2 urządzenia naraz, Full HD". */
export function planDetails({ name, description }: ServicePlan): string {
  return [name, description].filter((part) => part !== undefined).join(", ");
}

/** Current plan of an active service, else the description by its partner. */
export function StreamingServiceDescription({ service }: { readonly service: StreamingService }) {
  const plan = service.state.kind === "INACTIVE" ? undefined : currentPlanOf(service);
  const text = plan === undefined ? service.description : planText(plan);
  return text === undefined ? null : <p lang="pl">{providerText(text)}</p>;
}

/** Secondary line: expected duration, start date or offer of the partner; empty when there is none. */
function Hint({
  row: { service, hasToken, endsOn },
  isLate,
}: {
  readonly row: StreamingServiceRow;
  readonly isLate: boolean;
}) {
  switch (service.state.kind) {
    case "PENDING":
      return <p className="muted small">{isLate ? t("pendingLate") : t("pendingText")}</p>;
    case "ACTIVE":
      if (endsOn === undefined) return <ActiveSince since={service.since} nextCharge={service.nextCharge} />;
      return (
        <>
          <ActiveSince since={service.since} nextCharge={undefined} />
          <p className="small">{t("limit.ends", { name: service.name, day: formatDate(endsOn) })}</p>
        </>
      );
    case "INACTIVE":
      if (hasToken) return <p className="muted small">{t("token", { name: service.name })}</p>;
      return (
        service.note !== undefined && (
          <p className="muted small" lang="pl">
            {providerText(service.note)}
          </p>
        )
      );
  }
}

function ActiveSince({ since, nextCharge }: Pick<StreamingService, "since" | "nextCharge">) {
  if (since === undefined && nextCharge === undefined) return null;
  return (
    <p className="muted small">
      {since !== undefined && (
        <>
          {t("since")} <FormattedDate date={since} />
        </>
      )}
      {since !== undefined && nextCharge !== undefined && ", "}
      {nextCharge !== undefined && (
        <>
          {t("nextCharge")} <FormattedDate date={nextCharge} />
        </>
      )}
    </p>
  );
}
