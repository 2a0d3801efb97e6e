import { defaultRangeExtractor } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { Fragment, useState } from "react";
import { useWindowRows } from "#ui/shared/use-window-rows.ts";
import { selectRowsToDraw } from "./rows-to-draw.ts";
import type { EntriesTableViewState } from "./entries-table.view.tsx";
import { EntryRowView } from "./entry-row.view.tsx";
import { RowSlots } from "./row-slots.ts";

/** Estimates before the first measurement. Overscan is low because each further row slows down scrolling. */
const EXPECTED = {
  lineHeightPx: 73,
  cardHeightPx: 127,
  narrowQuery: "(width < 68.125em)",
  offsetTopPx: 600,
  overscanRows: 4,
} as const;

/** Rows of a long list: only those near the viewport are rendered, and spacers reserve the rest. */
export const VirtualRows = observer(function VirtualRows({ model }: { readonly model: EntriesTableViewState }) {
  const { count, payableIndexes } = model;
  const [slots] = useState(() => new RowSlots());
  const { body, virtualizer, offsetTopPx } = useWindowRows({
    ...EXPECTED,
    count,
    selectRows: (range, list) =>
      selectRowsToDraw(defaultRangeExtractor(range), payableIndexes, focusedPlace(list)).filter(
        (index) => index < count,
      ),
  });
  const drawn = virtualizer.getVirtualItems();
  const elements = slots.of(drawn.map(({ index }) => index));
  const gaps = [
    ...drawn.map((item, at) => item.start - (drawn[at - 1]?.end ?? offsetTopPx)),
    virtualizer.getTotalSize() + offsetTopPx - (drawn.at(-1)?.end ?? offsetTopPx),
  ];

  return (
    <tbody role="rowgroup" ref={body}>
      {drawn.map((item, at) => {
        const row = model.row(item.index);
        return (
          row !== undefined && (
            <Fragment key={elements[at]}>
              <Spacer height={gaps[at] ?? 0} />
              <EntryRowView model={row} index={item.index} measure={virtualizer.measureElement} />
            </Fragment>
          )
        );
      })}
      <Spacer height={gaps.at(-1) ?? 0} />
    </tbody>
  );
});

/** Spacer for rows that are not rendered. */
function Spacer({ height }: { readonly height: number }) {
  return height < 1 ? null : <tr role="presentation" aria-hidden="true" style={{ blockSize: height, padding: 0 }} />;
}

/** Index of the focused row, which stays rendered wherever the page is scrolled. */
function focusedPlace(body: HTMLElement | null): number | undefined {
  const active = document.activeElement;
  if (body === null || active === null || !body.contains(active)) return undefined;
  const place = active.closest<HTMLElement>("[data-index]")?.dataset["index"];
  return place === undefined ? undefined : Number(place);
}
