import { defaultRangeExtractor } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { Fragment, useState } from "react";
import { useWindowRows } from "#ui/shared/window-rows.ts";
import { drawnRows } from "./drawn-rows.ts";
import type { EntriesTableModel } from "./entries-table.view.tsx";
import { EntryRowView } from "./entry-row.view.tsx";
import { RowSlots } from "./row-slots.ts";

/**
 * What is expected before anything is measured. Few are drawn beyond the window: each one more makes every step of
 * scrolling slower.
 */
const EXPECTED = { line: 73, card: 127, narrow: "(width < 68.125em)", above: 600, beyond: 4 } as const;

/** Rows of a long list: only those near the window are drawn, and room is kept for the rest. */
export const VirtualRows = observer(function VirtualRows({ model }: { readonly model: EntriesTableModel }) {
  const { count, payableIndexes } = model;
  const [slots] = useState(() => new RowSlots());
  const { body, virtual, above } = useWindowRows({
    ...EXPECTED,
    count,
    draw: (range, list) =>
      drawnRows(defaultRangeExtractor(range), payableIndexes, focusedPlace(list)).filter((index) => index < count),
  });
  const drawn = virtual.getVirtualItems();
  const elements = slots.of(drawn.map(({ index }) => index));
  const gaps = [
    ...drawn.map((item, at) => item.start - (drawn[at - 1]?.end ?? above)),
    virtual.getTotalSize() + above - (drawn.at(-1)?.end ?? above),
  ];

  return (
    <tbody role="rowgroup" ref={body}>
      {drawn.map((item, at) => {
        const row = model.row(item.index);
        return (
          row !== undefined && (
            <Fragment key={elements[at]}>
              <Room height={gaps[at] ?? 0} />
              <EntryRowView model={row} index={item.index} measure={virtual.measureElement} />
            </Fragment>
          )
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
