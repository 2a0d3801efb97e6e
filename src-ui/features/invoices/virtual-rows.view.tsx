import { defaultRangeExtractor } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { use, useState } from "react";
import { hasDetails } from "#domain/finance/invoice-details.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { useWindowRows } from "#ui/shared/use-window-rows.ts";
import type { EntriesTableViewState } from "./entries-table.view.tsx";
import { readEntryRow } from "./entry-row-values.ts";
import { EntryRow } from "./entry-row.view.tsx";
import { selectRowsToDraw } from "./rows-to-draw.ts";
import { RowSlots } from "./row-slots.ts";
import { useFocusOnRevealedRow } from "./use-focus-on-revealed-row.ts";

/** Estimates before the first measurement. Overscan is low because each further row slows down scrolling. */
const EXPECTED = {
  lineHeightPx: 73,
  cardHeightPx: 127,
  narrowQuery: "(width < 68.125em)",
  offsetTopPx: 600,
  overscanRows: 4,
} as const;

/**
 * Rows of a long list: only those near the viewport are rendered. `order` puts them in their places, because their
 * elements are in any order while the list scrolls.
 */
export const VirtualRows = observer(function VirtualRows({ model }: { readonly model: EntriesTableViewState }) {
  const { count, payableIndexes } = model;
  const [slots] = useState(() => new RowSlots());
  const hasDocuments = !use(UnavailableFeaturesContext).has("documents");
  const { body, virtualizer, offsetTopPx } = useWindowRows({
    ...EXPECTED,
    count,
    selectRows: (range, list) =>
      selectRowsToDraw(
        defaultRangeExtractor(range).filter((index) => index < count),
        payableIndexes,
        focusedPlace(list),
        count,
        (index) => hasControl(model, index),
      ),
  });
  useFocusOnRevealedRow(body, model);
  const drawn = virtualizer.getVirtualItems();
  const gaps = new Map(drawn.map(({ index, start }, at) => [index, start - (drawn[at - 1]?.end ?? start)]));
  const rows = slots.arrange(
    drawn.map(({ index }) => index),
    virtualizer.isScrolling,
    (index) => kindOf(model, index),
  );

  return (
    <tbody
      role="rowgroup"
      ref={body}
      style={{
        minBlockSize: virtualizer.getTotalSize(),
        paddingBlockStart: Math.max(0, (drawn[0]?.start ?? offsetTopPx) - offsetTopPx),
      }}
    >
      {rows.map(({ index, slot, isSpare }) => {
        const row = model.row(index);
        return (
          row !== undefined && (
            <EntryRow
              key={slot}
              model={row}
              values={readEntryRow(row)}
              index={index}
              gapPx={gaps.get(index) ?? 0}
              isSpare={isSpare}
              hasDocuments={hasDocuments}
            />
          )
        );
      })}
    </tbody>
  );
});

/** Kind of the content of a row: rows of one kind have the same elements. */
function kindOf(model: EntriesTableViewState, index: number): string {
  const row = model.row(index);
  return row === undefined ? "" : `${row.entry.kind} ${row.selectable} ${row.left} ${row.state.kind}`;
}

/** Returns true for a row with a checkbox, or a link to its page. */
function hasControl(model: EntriesTableViewState, index: number): boolean {
  const row = model.row(index);
  return row !== undefined && (row.selectable || hasDetails(row.entry));
}

/** Index of the focused row, which stays rendered wherever the page is scrolled. */
function focusedPlace(body: HTMLElement | null): number | undefined {
  const active = document.activeElement;
  if (body === null || active === null || !body.contains(active)) return undefined;
  const place = active.closest<HTMLElement>("[data-index]")?.dataset["index"];
  return place === undefined ? undefined : Number(place);
}
