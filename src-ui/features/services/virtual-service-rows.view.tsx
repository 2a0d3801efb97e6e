import { defaultRangeExtractor } from "@tanstack/react-virtual";
import { observer } from "#ui/shared/observer.ts";
import { Fragment } from "react";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { MAX_DRAWN_LINES, serviceLineIndex } from "#ui/shared/service-location-group.tsx";
import { type MobileDataComponent, ServiceRow } from "#ui/shared/service-row.tsx";
import { useWindowRows } from "#ui/shared/use-window-rows.ts";

/** Estimates before the first measurement, in px. */
const EXPECTED = { lineHeightPx: 81, cardHeightPx: 117, narrowQuery: "(width < 43.8125em)", overscanRows: 3 } as const;
/** Height above the first address, and height of an address without its services, in px. */
const PAGE_HEAD_PX = 340;
const LOCATION_HEAD_PX = 170;

interface VirtualServiceRowsProps {
  readonly products: readonly Product[];
  readonly today: WarsawDate;
  readonly hrefFor: (product: Product) => string;
  readonly MobileData: MobileDataComponent | undefined;
  /** Number of addresses and services above these rows: estimates their offset until it is measured. */
  readonly preceding: { readonly locations: number; readonly services: number };
  /** Index of the service that had the focus last. */
  readonly focused: number | undefined;
}

/** Many services at one address: only those near the viewport are rendered, and spacers reserve the rest. */
export const VirtualServiceRows = observer(function VirtualServiceRows({
  products,
  today,
  hrefFor,
  MobileData,
  preceding,
  focused,
}: VirtualServiceRowsProps) {
  const { body, virtualizer, offsetTopPx } = useWindowRows<HTMLUListElement, HTMLLIElement>({
    ...EXPECTED,
    count: products.length,
    offsetTopPx: PAGE_HEAD_PX + preceding.locations * LOCATION_HEAD_PX + preceding.services * EXPECTED.lineHeightPx,
    // Renders nothing of an address that is further down than another viewport height.
    selectRows: (range, _, start) =>
      withNeighbours(
        start > window.scrollY + 1.5 * window.innerHeight ? [] : defaultRangeExtractor(range),
        focused,
        products.length,
      ),
    keyOf: (index) => products[index]?.productId ?? index,
  });
  const drawn = virtualizer.getVirtualItems();
  const beneath = virtualizer.getTotalSize() + offsetTopPx - (drawn.at(-1)?.end ?? offsetTopPx);
  return (
    <ul role="list" ref={body}>
      {drawn.map(({ index, start }, at) => {
        const product = products[index];
        const gap = start - (drawn[at - 1]?.end ?? offsetTopPx);
        return (
          product !== undefined && (
            <Fragment key={product.productId}>
              {gap >= 1 && <Spacer height={gap} />}
              <VirtualServiceRow
                product={product}
                index={index}
                total={products.length}
                today={today}
                href={hrefFor(product)}
                MobileData={MobileData}
              />
            </Fragment>
          )
        );
      })}
      {beneath >= 1 && <Spacer height={beneath} />}
    </ul>
  );
});

/** Spacer for services that are not rendered. */
function Spacer({ height }: { readonly height: number }) {
  return <li aria-hidden="true" style={{ blockSize: height }} />;
}

/** Returns the rows to render, including the last focused one and its neighbours, so that Tab can reach them. */
function withNeighbours(near: readonly number[], focused: number | undefined, count: number): number[] {
  const neighbours =
    focused === undefined ? [] : [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...near, ...neighbours])].toSorted((one, other) => one - other);
}

interface VirtualServiceRowProps {
  readonly product: Product;
  readonly index: number;
  readonly total: number;
  readonly today: WarsawDate;
  readonly href: string;
  readonly MobileData: MobileDataComponent | undefined;
}

/** One rendered service. Memoized: scrolling does not rerender rows that stay. */
const VirtualServiceRow = observer(function VirtualServiceRow({
  product,
  index,
  total,
  today,
  href,
  MobileData,
}: VirtualServiceRowProps) {
  return (
    <ServiceRow
      product={product}
      place={serviceLineIndex(index, total)}
      shared={total - index > MAX_DRAWN_LINES}
      level={3}
      today={today}
      href={href}
      MobileData={MobileData}
      row={{ "data-index": index, "aria-posinset": index + 1, "aria-setsize": total }}
    />
  );
});
