import { pathTo } from "#domain/navigation/paths.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import type { ServicePart } from "#domain/products/service-view.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { categoryIcon } from "#ui/shared/category-icon.ts";
import { Money } from "#ui/shared/money.tsx";
import { ProductStatusBadge } from "#ui/shared/product-badges.tsx";
import { t } from "./services.texts.ts";
import { ServiceName } from "#ui/shared/service-name.tsx";

/** Services within a service; each links to its own details. */
export function PartsCard({ parts }: { readonly parts: readonly ServicePart[] }) {
  return (
    <Card title={t("children.title")} bareTitle>
      <Rows>
        {parts.map((part) => (
          <RowLink
            key={part.productId}
            href={pathTo("myServices", part.productId)}
            icon={categoryIcon(part.category)}
            title={<ServiceName of={part} />}
            meta={<ProductStatusBadge status={part.status} />}
            end={part.price === undefined ? undefined : <PartPrice price={part.price} />}
          />
        ))}
      </Rows>
    </Card>
  );
}

/** Price of a part; a part without a price of its own is included, as an option is. */
const PartPrice = ({ price }: { readonly price: Grosze }) =>
  price === 0 ? t("options.included") : <Money amount={price} />;
