import { memo, useState } from "react";
import type { Product, Site } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { SiteBundle, STRANDS_DRAWN, strandPlace } from "#ui/shared/site-bundle.tsx";
import { Strand } from "#ui/shared/strand.tsx";
import { NearStrands } from "./near-strands.view.tsx";

/** Up to here all services of an address are drawn; of more, only those near the window. */
const DRAWN_AT_MOST = 20;

interface SiteCardProps {
  readonly site: Site;
  readonly today: WarsawDate;
  readonly hrefFor: (product: Product) => string;
  /** How many addresses and services stand above it. */
  readonly sitesAbove: number;
  readonly servicesAbove: number;
}

/** The services at one address. Drawn anew for another site alone, and of a site only the services that are others. */
export const SiteCard = memo(function SiteCard({ site, today, hrefFor, sitesAbove, servicesAbove }: SiteCardProps) {
  const { products } = site;
  const [focused, setFocused] = useState<number>();
  const list =
    products.length > DRAWN_AT_MOST ? (
      <NearStrands
        products={products}
        today={today}
        hrefFor={hrefFor}
        after={{ sites: sitesAbove, services: servicesAbove }}
        focused={focused}
      />
    ) : (
      <ul role="list">
        {products.map((product, index) => (
          <SameStrand
            key={product.productId}
            product={product}
            place={strandPlace(index, products.length)}
            shared={products.length - index > STRANDS_DRAWN}
            level={3}
            today={today}
            href={hrefFor(product)}
          />
        ))}
      </ul>
    );
  return (
    <Card onFocus={({ target }) => setFocused(placeOf(target))}>
      <SiteBundle site={site} level={2} today={today} hrefFor={hrefFor} list={list} />
    </Card>
  );
});

const SameStrand = memo(Strand);

/** Which of the drawn ones an element belongs to. */
function placeOf(target: Element): number | undefined {
  const place = target.closest<HTMLElement>("[data-index]")?.dataset["index"];
  return place === undefined ? undefined : Number(place);
}
