import "./service-row.css";
import type {} from "#ui/design-system/custom-properties.ts";
import { ChevronRight } from "lucide-react";
import { Fragment, use, type ReactNode } from "react";
import {
  isSuspendedUntilEnd,
  priceOn,
  runningPartsPrice,
  serviceNameOf,
  type Product,
  type ProductStatus,
} from "#domain/products/index.ts";
import { portingOf } from "#domain/products/porting.ts";
import { isMobileInUse } from "#domain/products/mobile-in-lists.ts";
import { sumOf, ZERO, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { Heading, type HeadingLevel } from "#ui/design-system/heading.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { categoryIcon } from "./category-icon.ts";
import { FormattedDate } from "./formatted-date.tsx";
import { Money } from "./money.tsx";
import { ProductStatusBadge } from "./product-badges.tsx";
import { ReportedServicesContext } from "./reported-services-context.ts";
import { t } from "./shared.texts.ts";
import { formatMoney, formatNumber } from "#ui/shared/formats.ts";
import { ServiceName } from "#ui/shared/service-name.tsx";

/** Line style by status: solid, dashed, dotted or grey. */
const LINE_STYLES: Record<ProductStatus, string> = {
  ACTIVE: "active",
  SUSPENDED: "suspended",
  ORDERED: "ordered",
  DURING_RESIGNATION: "resigning",
  INACTIVE: "inactive",
  RESIGNED: "inactive",
};

/** Product information from the server; without it, the speeds. */
function factsOf(product: Product): ReactNode {
  if (product.productInfo !== undefined) return <span lang="pl">{providerText(product.productInfo)}</span>;
  if (product.downlink === undefined) return undefined;
  const down = formatNumber(product.downlink);
  return product.uplink === undefined
    ? t("download", { down })
    : t("speeds", { down, up: formatNumber(product.uplink) });
}

interface ServiceRowFactsProps {
  readonly product: Product;
  readonly today: WarsawDate;
  /** Price of the parts that the shown price contains. */
  readonly parts: Grosze;
}

/**
 * Facts of a service in one line: its suspension, facts of the operator, porting of its number, end or withdrawal, and
 * a reported fault.
 */
function ServiceRowFacts({ product, today, parts }: ServiceRowFactsProps) {
  const end = product.status === "DURING_RESIGNATION" ? product.contractEnd : undefined;
  const porting = portingOf(product, today);
  const isReported = use(ReportedServicesContext).has(product.productId);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ["suspended", isSuspendedUntilEnd(product) ? t("productSuspended") : undefined],
    ["facts", factsOf(product)],
    ["parts", parts === 0 ? undefined : t("parts", { sum: formatMoney(parts) })],
    ["porting", porting?.kind === "ahead" ? dated("porting", porting.on) : undefined],
    ["withdrawn", product.withdrawnOn && dated("withdrawn", product.withdrawnOn)],
    ["end", end === undefined ? undefined : dated("until", end)],
    ["reported", isReported ? t("reported") : undefined],
  ];
  const known = facts.filter(([, fact]) => fact !== undefined);
  if (known.length === 0) return null;
  return (
    <p className="service-row__facts">
      {known.map(([key, fact], index) => (
        <Fragment key={key}>
          {index > 0 && " · "}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

function dated(text: "porting" | "until" | "withdrawn", day: WarsawDate): ReactNode {
  return (
    <>
      {t(text)} <FormattedDate date={day} />
    </>
  );
}

export interface ServiceRowProps {
  readonly product: Product;
  /** Index of the drawn line, from 0. */
  readonly place: number;
  /** True if services further down share the drawn line, so that it continues past this row. */
  readonly shared: boolean;
  readonly level: HeadingLevel;
  readonly today: WarsawDate;
  readonly href: string;
  /** Data left of a mobile number, below its facts. */
  readonly MobileData?: MobileDataComponent | undefined;
  /** Attributes of the row in a virtual list: its index, and its position in the list. */
  readonly row?: VirtualRowProps | undefined;
}

/** Component that loads and shows the data left of a mobile number. A constant, so that rows stay memoized. */
export type MobileDataComponent = (props: { readonly productId: string }) => ReactNode;

/** Attributes of a row in a virtual list. */
export interface VirtualRowProps {
  readonly "data-index": number;
  readonly "aria-posinset": number;
  readonly "aria-setsize": number;
}

/** Service with its line; the whole row links to its details. */
export function ServiceRow({ product, place, shared, level, today, href, MobileData, row }: ServiceRowProps) {
  const own = priceOn(product, today);
  const parts = runningPartsPrice(product, today);
  // The rows add up to the sum of their address, which has the parts too. With an unknown part, the own price alone.
  const price = own === undefined ? own : sumOf([own, parts ?? ZERO]);
  return (
    <li
      {...row}
      className="service-row"
      style={{ "--i": place }}
      data-status={LINE_STYLES[product.status]}
      data-shared={shared ? "" : undefined}
    >
      <div className="service-row__content">
        <span className="service-row__icon">
          <Icon of={categoryIcon(product.category)} />
        </span>
        <div>
          <Heading level={level} className="service-row__name">
            <Link href={href}>
              <ServiceName of={serviceNameOf(product)} />
            </Link>
          </Heading>
          <ServiceRowFacts product={product} today={today} parts={price === undefined ? ZERO : (parts ?? ZERO)} />
          {MobileData !== undefined && isMobileInUse(product) && <MobileData productId={product.productId} />}
        </div>
        <div className="service-row__state">
          <ProductStatusBadge status={product.status} productId={product.productId} />
          <span className="service-row__price">{price !== undefined && <Money amount={price} />}</span>
        </div>
        <Icon of={ChevronRight} />
      </div>
    </li>
  );
}
