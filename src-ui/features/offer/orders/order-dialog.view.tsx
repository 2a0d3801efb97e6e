import "../offer.css";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { Order } from "#domain/offers/order-history.ts";
import { offerPeriods } from "#domain/offers/offer-periods.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { Day } from "#ui/shared/day.tsx";
import { Money } from "#ui/shared/money.tsx";
import { contactText, t } from "../offer.texts.ts";
import { OfferBadge } from "../offer-badge.view.tsx";
import { PaperRows, type PapersViewModel } from "../papers.view.tsx";

export interface OrderDialogProps {
  readonly order: Order<OfferDetails>;
  readonly papers: PapersViewModel;
  readonly onClose: () => void;
}

/** One order with all that is known of it, and its documents. */
export function OrderDialog({ order: { offer, label, day }, papers, onClose }: OrderDialogProps) {
  const periods = day === undefined ? [] : offerPeriods(offer, offer.registrationDate ?? day);
  return (
    <ClosableDialog name="order" size="l" title={providerText(offer.title)} onClose={onClose}>
      <div className="stack">
        <p className="cluster">
          <OfferBadge label={label} />
        </p>
        <Facts>
          {offer.processNumber !== undefined && <Fact label={t("fact.number")}>{offer.processNumber}</Fact>}
          {offer.registrationDate !== undefined && (
            <Fact label={t("fact.registered")}>
              <Day date={offer.registrationDate} />
            </Fact>
          )}
          {day !== undefined && (
            <Fact label={t(label === "expired" || label === "cancelled" ? "fact.ended" : "fact.closed")}>
              <Day date={day} />
            </Fact>
          )}
          {offer.contact !== undefined && <Fact label={t("fact.contact")}>{contactText(offer.contact)}</Fact>}
          {offer.products.length > 0 && (
            <Fact label={t("orders.services")}>
              {offer.products.map(({ name, package: pack }, index) => (
                <span key={index} className="offer-line">
                  {providerText(name)}
                  {pack !== undefined && <span className="facts__note"> {providerText(pack)}</span>}
                </span>
              ))}
            </Fact>
          )}
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
          {offer.oneTimeFees
            .filter(({ price }) => price > 0)
            .map(({ name, price }, index) => (
              <Fact key={index} label={providerText(name)} note={t("fees.once")}>
                <Money amount={price} />
              </Fact>
            ))}
          {offer.delivery !== undefined && <Fact label={t("fees.delivery")}>{providerText(offer.delivery)}</Fact>}
          {offer.salesRepresentative !== undefined && (
            <Fact label={t("fact.keeper")}>{providerText(offer.salesRepresentative)}</Fact>
          )}
        </Facts>
        <div>
          <h3>{t("papers.title")}</h3>
          {offer.documents.length === 0 ? (
            <p className="muted">{t("orders.noPapers")}</p>
          ) : (
            <PaperRows papers={offer.documents} model={papers} />
          )}
        </div>
      </div>
    </ClosableDialog>
  );
}
