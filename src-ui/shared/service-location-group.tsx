import "#ui/design-system/deep.css";
import "./service-location-group.css";
import type {} from "#ui/design-system/custom-properties.ts";
import { MapPin } from "lucide-react";
import { type ReactNode, useId } from "react";
import { placeLine, type Product, type ServiceLocation, streetLine } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Heading } from "#ui/design-system/heading.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FoldAfter } from "./below-fold.tsx";
import { Money } from "./money.tsx";
import { type MobileDataComponent, ServiceRow } from "./service-row.tsx";
import { t } from "./shared.texts.ts";

/** Maximum number of lines drawn under the address. With more services, several share the outermost line. */
export const MAX_DRAWN_LINES = 8;

/** Index of the drawn line of service `index` of `total`. */
export function serviceLineIndex(index: number, total: number): number {
  return Math.max(0, Math.min(total, MAX_DRAWN_LINES) - (total - index));
}

export interface ServiceLocationGroupProps {
  readonly location: ServiceLocation;
  /** Heading level of the address; services are one level deeper. */
  readonly level: 2 | 3;
  readonly today: WarsawDate;
  readonly hrefFor: (product: Product) => string;
  readonly MobileData?: MobileDataComponent | undefined;
  /** Number of services above the fold, as of `FoldAfter`; all of them by default. */
  readonly first?: number | undefined;
  /** Replaces the list of services, for example with a virtual one. */
  readonly list?: ReactNode;
}

/** Services at one address, drawn as branching lines, with their total price (PROD-01). */
export function ServiceLocationGroup({
  location,
  level,
  today,
  hrefFor,
  MobileData,
  first,
  list,
}: ServiceLocationGroupProps) {
  const titleId = useId();
  const total = location.products.length;
  const street = (location.address === undefined ? undefined : streetLine(location.address)) || t("siteUnknown");
  const place = location.address === undefined ? undefined : placeLine(location.address);
  return (
    <section className="service-location-group" aria-labelledby={titleId}>
      <div className="service-location-group__services" style={{ "--n": Math.min(total, MAX_DRAWN_LINES) }}>
        <div className="service-location-group__head">
          <span className="service-location-group__node deep">
            <Icon of={MapPin} size="l" />
          </span>
          <div>
            <Heading level={level} id={titleId}>
              {providerText(street)}
            </Heading>
            {place !== undefined && (
              <p className="service-location-group__place">
                {place.zip !== undefined && (
                  <>
                    <span className="nowrap">{place.zip}</span>{" "}
                  </>
                )}
                {place.city}
              </p>
            )}
          </div>
          {location.monthly !== undefined && (
            <p className="service-location-group__sum">
              <Money amount={location.monthly} /> <span className="muted small">{t("monthly")}</span>
            </p>
          )}
        </div>
        {list ?? (
          <ul role="list">
            <FoldAfter first={first ?? total}>
              {location.products.map((product, index) => (
                <ServiceRow
                  key={product.productId}
                  product={product}
                  place={serviceLineIndex(index, total)}
                  shared={total - index > MAX_DRAWN_LINES}
                  level={level === 2 ? 3 : 4}
                  today={today}
                  href={hrefFor(product)}
                  MobileData={MobileData}
                />
              ))}
            </FoldAfter>
          </ul>
        )}
      </div>
    </section>
  );
}
