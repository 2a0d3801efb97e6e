import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./offer.texts.ts";

/** Warns that an order in progress may change the same service as the offer (ORDER-06). */
export function OrderConflict({ order }: { readonly order: OfferDetails | undefined }) {
  if (order === undefined) return null;
  return (
    <Banner tone="notice" live="none" title={t("conflict.title")}>
      {t("conflict.text", { title: providerText(order.title) })}
    </Banner>
  );
}
