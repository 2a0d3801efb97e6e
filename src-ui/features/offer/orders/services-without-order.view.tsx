import { Package } from "lucide-react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OrderedPart } from "#domain/products/ordered-parts.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { ServiceName } from "#ui/shared/service-name.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { orderedPartText } from "#ui/shared/upcoming/upcoming-rows.tsx";
import { t } from "../offer.texts.ts";

/** Ordered services that are no offer, each with its state, its first day and the way to it (ORDER-26). */
export function ServicesWithoutOrder({ services }: { readonly services: readonly OrderedPart[] }) {
  if (services.length === 0) return null;
  return (
    <Card title={t("orders.other")} bareTitle>
      <Rows>
        {services.map((service) => (
          <RowLink
            key={service.productId}
            href={pathTo("myServices", service.productId)}
            icon={Package}
            title={<ServiceName of={service} />}
            meta={providerText(orderedPartText(service))}
          />
        ))}
      </Rows>
    </Card>
  );
}
