import type { SaleOfferProduct } from "#domain/offers/index.ts";
import { statedSpeeds } from "#domain/products/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { InternetSpeedsTable } from "#ui/shared/internet-speeds/internet-speeds-table.view.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./offer.texts.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

/** Speeds of each internet access of an offer that the contract would state (SERV-11). */
export function SpeedsCards({ products }: { readonly products: readonly SaleOfferProduct[] }) {
  return products.map(
    ({ name, speeds }, index) =>
      speeds !== undefined &&
      statedSpeeds(speeds).length > 0 && (
        <Card key={index} title={<TextWithPolish t={t} of="speeds.title" parts={{ name }} />}>
          <InternetSpeedsTable speeds={speeds} label={t("speeds.title", { name: providerText(name) })} />
        </Card>
      ),
  );
}
