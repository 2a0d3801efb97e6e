import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { Fragment, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { drawnRows } from "./drawn-rows.ts";
import type { EntriesTableModel } from "./entries-table.view.tsx";
import { EntryRowView } from "./entry-row.view.tsx";
import { RowSlots } from "./row-slots.ts";

/** What a row measures before it is drawn: a line of the table, a card where it is narrow. */
const ROW_HEIGHT = 73;
const CARD_HEIGHT = 127;
const NARROW = "(width < 68.125em)";
/** Few: rows are drawn before the scrolled page is, so that none is ever missing, and each one more makes every step slower. */
const BEYOND_THE_WINDOW = 4;

/** Rows of a long list: only those near the window are drawn, and room is kept for the rest. */
export const VirtualRows = observer(function VirtualRows({ model }: { readonly model: EntriesTableModel }) {
  const { count, payableIndexes } = model;
  const [slots] = useState(() => new RowSlots());
  const body = useRef<HTMLTableSectionElement>(null);
  const above = useHeightAbove(body);
  const [estimate] = useState(() => (window.matchMedia(NARROW).matches ? CARD_HEIGHT : ROW_HEIGHT));
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => estimate,
    // whole pixels: half of one more or less would draw the list anew at every step
    measureElement: (row, change) => Math.round(change?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height),
    overscan: BEYOND_THE_WINDOW,
    rangeExtractor: (range) => drawnRows(defaultRangeExtractor(range), payableIndexes, focusedPlace(body.current)).filter((index) => index < count),
    scrollMargin: above,
  });
  const drawn = virtual.getVirtualItems();
  const elements = slots.of(drawn.map(({ index }) => index));
  const gaps = [...drawn.map((item, at) => item.start - (drawn[at - 1]?.end ?? above)), virtual.getTotalSize() + above - (drawn.at(-1)?.end ?? above)];

  return (
    <tbody role="rowgroup" ref={body}>
      {drawn.map((item, at) => {
        const row = model.row(item.index);
        return row !== undefined && (
          <Fragment key={elements[at]}>
            <Room height={gaps[at] ?? 0} />
            <EntryRowView model={row} index={item.index} measure={virtual.measureElement} />
          </Fragment>
        );
      })}
      <Room height={gaps.at(-1) ?? 0} />
    </tbody>
  );
});

/** Stands for rows that are not drawn. */
function Room({ height }: { readonly height: number }) {
  return height < 1 ? null : <tr role="presentation" aria-hidden="true" style={{ blockSize: height, padding: 0 }} />;
}

/** The row that holds focus stays drawn, however far the page is scrolled. */
function focusedPlace(body: HTMLElement | null): number | undefined {
  const active = document.activeElement;
  if (body === null || active === null || !body.contains(active)) return undefined;
  const place = active.closest<HTMLElement>("[data-index]")?.dataset["index"];
  return place === undefined ? undefined : Number(place);
}

/** How much of the page is above the rows, also when what is above them grows or shrinks. */
function useHeightAbove(body: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current !== null) setAbove(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return above;
}
