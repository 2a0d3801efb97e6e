import { useState } from "react";
import type { Product, ServiceLocation } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { ServiceLocationGroup, MAX_DRAWN_LINES, serviceLineIndex } from "#ui/shared/service-location-group.tsx";
import { type MobileDataComponent, ServiceRow } from "#ui/shared/service-row.tsx";
import { VirtualServiceRows } from "./virtual-service-rows.view.tsx";
import { observer } from "#ui/shared/observer.ts";

/** Up to this number all services of an address are rendered; of more, only those near the viewport. */
const MAX_FULLY_RENDERED = 20;

interface ServiceLocationCardProps {
  readonly location: ServiceLocation;
  readonly today: WarsawDate;
  readonly hrefFor: (product: Product) => string;
  readonly MobileData: MobileDataComponent | undefined;
  /** Number of addresses and of services above this card. */
  readonly locationsAbove: number;
  readonly servicesAbove: number;
}

/** Services at one address. Memoized: rerenders only when its location changes, and then only the changed services. */
export const ServiceLocationCard = observer(function ServiceLocationCard({
  location,
  today,
  hrefFor,
  MobileData,
  locationsAbove,
  servicesAbove,
}: ServiceLocationCardProps) {
  const { products } = location;
  const [focused, setFocused] = useState<number>();
  const list =
    products.length > MAX_FULLY_RENDERED ? (
      <VirtualServiceRows
        products={products}
        today={today}
        hrefFor={hrefFor}
        MobileData={MobileData}
        preceding={{ locations: locationsAbove, services: servicesAbove }}
        focused={focused}
      />
    ) : (
      <ul role="list">
        {products.map((product, index) => (
          <MemoizedServiceRow
            key={product.productId}
            product={product}
            place={serviceLineIndex(index, products.length)}
            shared={products.length - index > MAX_DRAWN_LINES}
            level={3}
            today={today}
            href={hrefFor(product)}
            MobileData={MobileData}
          />
        ))}
      </ul>
    );
  return (
    <Card onFocus={({ target }) => setFocused(placeOf(target))}>
      <ServiceLocationGroup location={location} level={2} today={today} hrefFor={hrefFor} list={list} />
    </Card>
  );
});

const MemoizedServiceRow = observer(ServiceRow);

/** Returns the index of the row that contains an element. */
function placeOf(target: Element): number | undefined {
  const place = target.closest<HTMLElement>("[data-index]")?.dataset["index"];
  return place === undefined ? undefined : Number(place);
}
