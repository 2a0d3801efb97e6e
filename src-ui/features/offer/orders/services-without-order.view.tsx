import { Package } from "lucide-react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OrderedPart } from "#domain/products/ordered-parts.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { IfPage } from "#ui/shared/if-page.tsx";
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
          <IfPage key={service.productId} page="myServices" otherwise={<PlainService of={service} />}>
            <RowLink
              href={pathTo("myServices", service.productId)}
              icon={Package}
              title={<ServiceName of={service} />}
              meta={providerText(orderedPartText(service))}
            />
          </IfPage>
        ))}
      </Rows>
    </Card>
  );
}

/** Service for an account without the page of services. */
function PlainService({ of: service }: { readonly of: OrderedPart }) {
  return (
    <li>
      <ServiceName of={service} />: {providerText(orderedPartText(service))}
    </li>
  );
}
