import { defaultRangeExtractor } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { Fragment, memo, type Ref } from "react";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { MAX_DRAWN_LINES, serviceLineIndex } from "#ui/shared/service-location-group.tsx";
import { ServiceRow } from "#ui/shared/service-row.tsx";
import { useWindowRows } from "#ui/shared/use-window-rows.ts";

/** What is expected before anything is measured, px. */
const EXPECTED = { lineHeightPx: 81, cardHeightPx: 117, narrowQuery: "(width < 43.8125em)", overscanRows: 3 } as const;
/** What stands above the first address, and what an address has beside its services. */
const PAGE_HEAD_PX = 340;
const LOCATION_HEAD_PX = 170;

interface VirtualServiceRowsProps {
  readonly products: readonly Product[];
  readonly today: WarsawDate;
  readonly hrefFor: (product: Product) => string;
  /** How many addresses and services stand above these: where they begin, until it is measured. */
  readonly preceding: { readonly locations: number; readonly services: number };
  /** The place of the service that had focus last. */
  readonly focused: number | undefined;
}

/** Many services at one address: only those near the window are drawn, and room is kept for the rest. */
export const VirtualServiceRows = observer(function VirtualServiceRows({
  products,
  today,
  hrefFor,
  preceding,
  focused,
}: VirtualServiceRowsProps) {
  const { body, virtualizer, offsetTopPx } = useWindowRows<HTMLUListElement, HTMLLIElement>({
    ...EXPECTED,
    count: products.length,
    offsetTopPx: PAGE_HEAD_PX + preceding.locations * LOCATION_HEAD_PX + preceding.services * EXPECTED.lineHeightPx,
    // of an address further down than another window nothing is drawn at all
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
                measure={virtualizer.measureElement}
              />
            </Fragment>
          )
        );
      })}
      {beneath >= 1 && <Spacer height={beneath} />}
    </ul>
  );
});

/** Stands for services that are not drawn. */
function Spacer({ height }: { readonly height: number }) {
  return <li aria-hidden="true" style={{ blockSize: height }} />;
}

/** The service that had focus last stays drawn wherever the page is scrolled, and those to which Tab leads from it. */
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
  readonly measure: Ref<HTMLLIElement>;
}

/** One of the drawn ones; those that stay drawn while the page is scrolled are not drawn anew. */
const VirtualServiceRow = memo(function VirtualServiceRow({
  product,
  index,
  total,
  today,
  href,
  measure,
}: VirtualServiceRowProps) {
  return (
    <ServiceRow
      product={product}
      place={serviceLineIndex(index, total)}
      shared={total - index > MAX_DRAWN_LINES}
      level={3}
      today={today}
      href={href}
      row={{ ref: measure, "data-index": index, "aria-posinset": index + 1, "aria-setsize": total }}
    />
  );
});
