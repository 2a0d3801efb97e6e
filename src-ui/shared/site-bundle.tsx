import "#ui/design-system/deep.css";
import "./site-bundle.css";
import type {} from "#ui/design-system/custom-properties.ts";
import { MapPin } from "lucide-react";
import { type ReactNode, useId } from "react";
import { placeLine, type Product, type Site, streetLine } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Heading } from "#ui/design-system/heading.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Money } from "./money.tsx";
import { Strand } from "./strand.tsx";
import { t } from "./texts.ts";

/** As many strands as fit under the address; where there are more, the cable stays this thick until they are fewer. */
export const STRANDS_DRAWN = 8;

/** Which strand of the drawn ones belongs to service `index` of `total`. */
export function strandPlace(index: number, total: number): number {
  return Math.max(0, Math.min(total, STRANDS_DRAWN) - (total - index));
}

export interface SiteBundleProps {
  readonly site: Site;
  /** Level of the address; services are one deeper. */
  readonly level: 2 | 3;
  readonly today: WarsawDate;
  readonly hrefFor: (product: Product) => string;
  /** The list of services, where it is drawn in another way than all at once. */
  readonly list?: ReactNode;
}

/** The services at one address, as strands that branch off its cable, and what they cost together (PROD-01). */
export function SiteBundle({ site, level, today, hrefFor, list }: SiteBundleProps) {
  const titleId = useId();
  const total = site.products.length;
  const street = (site.address === undefined ? undefined : streetLine(site.address)) || t("siteUnknown");
  const place = site.address === undefined ? undefined : placeLine(site.address);
  return (
    <section className="site" aria-labelledby={titleId}>
      <div className="site__bundle" style={{ "--n": Math.min(total, STRANDS_DRAWN) }}>
        <div className="site__head">
          <span className="site__node deep">
            <Icon of={MapPin} size="l" />
          </span>
          <div>
            <Heading level={level} id={titleId}>
              {providerText(street)}
            </Heading>
            {place !== undefined && (
              <p className="site__place">
                {place.zip !== undefined && (
                  <>
                    <span className="nowrap">{place.zip}</span>{" "}
                  </>
                )}
                {place.city}
              </p>
            )}
          </div>
          <p className="site__sum">
            <Money amount={site.monthly} /> <span className="muted small">{t("monthly")}</span>
          </p>
        </div>
        {list ?? (
          <ul role="list">
            {site.products.map((product, index) => (
              <Strand
                key={product.productId}
                product={product}
                place={strandPlace(index, total)}
                shared={total - index > STRANDS_DRAWN}
                level={level === 2 ? 3 : 4}
                today={today}
                href={hrefFor(product)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
