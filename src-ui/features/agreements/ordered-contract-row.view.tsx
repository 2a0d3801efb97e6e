import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { remainingProducts } from "#domain/offers/sale-offer.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Link } from "#ui/design-system/link.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { useOrderWithdrawal, withdrawalHref } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { orderHref } from "#ui/shared/page-hrefs.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./agreements.texts.ts";

interface OrderedContractRowProps {
  readonly order: OfferDetails;
  readonly today: WarsawDate;
}

/** Contract of an order whose services have not begun, with the withdrawal while it is possible (CONSENT-61). */
export function OrderedContractRow({ order, today }: OrderedContractRowProps) {
  const withdrawal = useOrderWithdrawal(order, today);
  const number = order.processNumber ?? order.offerId;
  const services = remainingProducts(order).map(({ name }) => name);
  const about = <VisuallyHidden>{t("contracts.aboutOrder", { number })}</VisuallyHidden>;
  return (
    <li className="contract">
      <p className="contract__number">{providerText(t("contracts.order", { number }))}</p>
      <p className="small">
        {order.closeDate !== undefined && `${t("contracts.concluded", { day: formatDate(order.closeDate) })} `}
        {startText(order, today)}
      </p>
      <p className="muted small">
        <PolishText>{services.length === 0 ? order.title : services.join(", ")}</PolishText>
      </p>
      <p className="contract__rights">
        {withdrawal.kind === "until" && (
          <Link href={withdrawalHref(number)}>
            {t("contracts.withdraw", { day: formatDate(withdrawal.lastDay) })}
            {about}
          </Link>
        )}
        <Link href={orderHref(order.offerId)}>
          {t("contracts.seeOrder")}
          {about}
        </Link>
      </p>
    </li>
  );
}

function startText({ order }: OfferDetails, today: WarsawDate): string {
  // A late order has no day to promise.
  if (order?.day === undefined || order.day < today) return t("contracts.starts");
  return t(order.state === "scheduled" ? "contracts.startsOn" : "contracts.startsBy", { day: formatDate(order.day) });
}
