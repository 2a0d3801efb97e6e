import { defaultRangeExtractor } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { Fragment, memo, type Ref } from "react";
import type { Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { STRANDS_DRAWN, strandPlace } from "#ui/shared/site-bundle.tsx";
import { Strand } from "#ui/shared/strand.tsx";
import { useWindowRows } from "#ui/shared/window-rows.ts";

/** What is expected before anything is measured, px. */
const EXPECTED = { line: 81, card: 117, narrow: "(width < 43.8125em)", beyond: 3 } as const;
/** What stands above the first address, and what an address has beside its services. */
const PAGE_HEAD = 340;
const SITE_HEAD = 170;

interface NearStrandsProps {
  readonly products: readonly Product[];
  readonly today: WarsawDate;
  readonly hrefFor: (product: Product) => string;
  /** How many addresses and services stand above these: where they begin, until it is measured. */
  readonly after: { readonly sites: number; readonly services: number };
  /** The place of the service that had focus last. */
  readonly focused: number | undefined;
}

/** Many services at one address: only those near the window are drawn, and room is kept for the rest. */
export const NearStrands = observer(function NearStrands({
  products,
  today,
  hrefFor,
  after,
  focused,
}: NearStrandsProps) {
  const { body, virtual, above } = useWindowRows<HTMLUListElement, HTMLLIElement>({
    ...EXPECTED,
    count: products.length,
    above: PAGE_HEAD + after.sites * SITE_HEAD + after.services * EXPECTED.line,
    // of an address further down than another window nothing is drawn at all
    draw: (range, _, start) =>
      withNeighbours(
        start > window.scrollY + 1.5 * window.innerHeight ? [] : defaultRangeExtractor(range),
        focused,
        products.length,
      ),
    keyOf: (index) => products[index]?.productId ?? index,
  });
  const drawn = virtual.getVirtualItems();
  const beneath = virtual.getTotalSize() + above - (drawn.at(-1)?.end ?? above);
  return (
    <ul role="list" ref={body}>
      {drawn.map(({ index, start }, at) => {
        const product = products[index];
        const gap = start - (drawn[at - 1]?.end ?? above);
        return (
          product !== undefined && (
            <Fragment key={product.productId}>
              {gap >= 1 && <Room height={gap} />}
              <NearStrand
                product={product}
                index={index}
                total={products.length}
                today={today}
                href={hrefFor(product)}
                measure={virtual.measureElement}
              />
            </Fragment>
          )
        );
      })}
      {beneath >= 1 && <Room height={beneath} />}
    </ul>
  );
});

/** Stands for services that are not drawn. */
function Room({ height }: { readonly height: number }) {
  return <li aria-hidden="true" style={{ blockSize: height }} />;
}

/** The service that had focus last stays drawn wherever the page is scrolled, and those to which Tab leads from it. */
function withNeighbours(near: readonly number[], focused: number | undefined, count: number): number[] {
  const beside =
    focused === undefined ? [] : [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...near, ...beside])].toSorted((one, other) => one - other);
}

interface NearStrandProps {
  readonly product: Product;
  readonly index: number;
  readonly total: number;
  readonly today: WarsawDate;
  readonly href: string;
  readonly measure: Ref<HTMLLIElement>;
}

/** One of the drawn ones; those that stay drawn while the page is scrolled are not drawn anew. */
const NearStrand = memo(function NearStrand({ product, index, total, today, href, measure }: NearStrandProps) {
  return (
    <Strand
      product={product}
      place={strandPlace(index, total)}
      shared={total - index > STRANDS_DRAWN}
      level={3}
      today={today}
      href={href}
      row={{ ref: measure, "data-index": index, "aria-posinset": index + 1, "aria-setsize": total }}
    />
  );
});
