import { PolishIsBinding } from "#ui/shared/polish-is-binding/polish-is-binding.tsx";
import "../offer.css";
import { oneTimeFeesOf, remainingProducts } from "#domain/offers/index.ts";
import { compareOffer, termsOfOffer } from "#domain/offers/offer-comparison.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OrderEnd } from "#domain/offers/order-end.ts";
import { orderProgressOf } from "#domain/offers/order-progress.ts";
import type { OrderHistoryEntry } from "#domain/offers/order-history.ts";
import { offerPeriods } from "#domain/offers/offer-periods.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { callRequestText, t } from "../offer.texts.ts";
import { OrderNextStep } from "./order-next-step.view.tsx";
import { OrderWithdrawal } from "./order-withdrawal.view.tsx";
import { OrderStatus } from "./order-status.view.tsx";
import { OfferDocumentRows, type OfferDocumentsViewState } from "../offer-documents.view.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface OfferOrderDialogProps {
  readonly order: OrderHistoryEntry<OfferDetails>;
  /** End of the services of the order, if they have ended. */
  readonly end: OrderEnd | undefined;
  /** Address of the services; `undefined`: none, or not known. */
  readonly address: string | undefined;
  readonly documents: OfferDocumentsViewState;
  readonly today: WarsawDate;
  readonly onClose: () => void;
}

/** One order with its details and documents. */
export function OfferOrderDialog({ order, end, address, documents, today, onClose }: OfferOrderDialogProps) {
  const { offer, label, day } = order;
  const progress = orderProgressOf(offer);
  const remaining = { ...offer, products: remainingProducts(offer) };
  const periods = day === undefined ? [] : offerPeriods(remaining, offer.registrationDate ?? day);
  const terms =
    label === "accepted" && day !== undefined ? termsOfOffer(remaining, compareOffer(remaining, [], day)) : undefined;
  return (
    <ClosableDialog name="order" size="l" title={<PolishText>{offer.title}</PolishText>} onClose={onClose}>
      <div className="stack">
        <p className="cluster">
          <OrderStatus order={order} />
        </p>
        {progress !== undefined && (
          <div>
            <h3>{t("orders.next")}</h3>
            <p>
              <OrderNextStep progress={progress} end={end} />
            </p>
          </div>
        )}
        <Facts>
          {offer.processNumber !== undefined && <Fact label={t("fact.number")}>{offer.processNumber}</Fact>}
          {offer.registrationDate !== undefined && (
            <Fact label={t("fact.registered")}>
              <FormattedDate date={offer.registrationDate} />
            </Fact>
          )}
          {day !== undefined && (
            <Fact label={t(label === "expired" || label === "cancelled" ? "fact.ended" : "fact.closed")}>
              <FormattedDate date={day} />
            </Fact>
          )}
          {offer.contact !== undefined && <Fact label={t("fact.contact")}>{callRequestText(offer.contact)}</Fact>}
          {offer.products.length > 0 && (
            <Fact label={t("orders.services")}>
              {offer.products.map(({ name, package: pack, withdrawnOn }, index) => (
                <span key={index} className="offer-line">
                  <PolishText>{name}</PolishText>
                  {pack !== undefined && (
                    <span className="facts__note" lang="pl">
                      {" "}
                      {providerText(pack)}
                    </span>
                  )}
                  {withdrawnOn !== undefined && (
                    <span className="facts__note"> {t("orders.partWithdrawn", { day: formatDate(withdrawnOn) })}</span>
                  )}
                </span>
              ))}
            </Fact>
          )}
          {address !== undefined && <Fact label={t("fact.address")}>{providerText(address)}</Fact>}
          {periods.map(({ monthly, months }, index) => (
            <Fact
              key={index}
              label={t(index === 0 ? "review.monthly" : "review.monthlyThen")}
              note={months === undefined ? undefined : t("timeline.months", { count: months })}
            >
              <Money amount={monthly} />
            </Fact>
          ))}
          {offer.activationPrice !== undefined && offer.activationPrice > 0 && (
            <Fact label={t("fees.activation")} note={t("fees.once")}>
              <Money amount={offer.activationPrice} />
            </Fact>
          )}
          {oneTimeFeesOf(offer)
            .filter(({ price }) => price > 0)
            .map(({ name, price }, index) => (
              <Fact key={index} label={<PolishText>{name}</PolishText>} note={t("fees.once")}>
                <Money amount={price} />
              </Fact>
            ))}
          {terms?.commitment !== undefined && (
            <Fact label={t("compare.commitment")}>
              {terms.commitment === 0 ? t("compare.unbound") : t("compare.months", { count: terms.commitment })}
            </Fact>
          )}
          {terms?.commitment !== undefined && terms.total !== undefined && (
            <Fact
              label={t("compare.total", { count: terms.commitment })}
              note={terms.once === 0 ? undefined : t("compare.totalOnce")}
            >
              <Money amount={terms.total} />
            </Fact>
          )}
          {offer.delivery !== undefined && (
            <Fact label={t("fees.delivery")}>
              <PolishText>{offer.delivery}</PolishText>
            </Fact>
          )}
          {offer.deliveryAddress !== undefined && (
            <Fact label={t("fees.deliveryAddress")}>
              <PolishText>{offer.deliveryAddress}</PolishText>
            </Fact>
          )}
          {offer.salesRepresentative !== undefined && (
            <Fact label={t("fact.keeper")}>{providerText(offer.salesRepresentative)}</Fact>
          )}
        </Facts>
        <OrderWithdrawal offer={offer} today={today} />
        <div>
          <h3>{t("papers.title")}</h3>
          {offer.documents.length === 0 ? (
            <p className="muted">{t("orders.noPapers")}</p>
          ) : (
            <>
              <PolishIsBinding />
              <OfferDocumentRows documents={offer.documents} model={documents} />
            </>
          )}
        </div>
      </div>
    </ClosableDialog>
  );
}
