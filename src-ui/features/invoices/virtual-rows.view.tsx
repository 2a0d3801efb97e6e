import { defaultRangeExtractor } from "@tanstack/react-virtual";
import { observer } from "#ui/shared/observer.ts";
import { use, useLayoutEffect, useRef } from "react";
import { hasDetails } from "#domain/finance/invoice-details.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { useWindowRows } from "#ui/shared/use-window-rows.ts";
import type { EntriesTableViewState } from "./entries-table.view.tsx";
import { readEntryRow } from "./entry-row-values.ts";
import { EntryRow } from "./entry-row.view.tsx";
import { selectRowsToDraw } from "./rows-to-draw.ts";
import { arrangeRows, type SlottedRow } from "./row-slots.ts";
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
  const arranged = useRef<readonly SlottedRow[]>([]);
  const hasDocuments = !use(UnavailableFeaturesContext).has("documents");
  const { body, virtualizer, offsetTopPx } = useWindowRows({
    ...EXPECTED,
    count,
    selectRows: (range, list) =>
      selectRowsToDraw(
        defaultRangeExtractor(range).filter((index) => index < count),
        payableIndexes,
        indexOfRow(model, focusedRow(list, arranged.current)),
        count,
        (index) => hasControl(model, index),
      ),
  });
  useFocusOnRevealedRow(body, model);
  const drawn = virtualizer.getVirtualItems();
  const gaps = new Map(drawn.map(({ index, start }, at) => [index, start - (drawn[at - 1]?.end ?? start)]));
  const rows = arrangeRows({
    former: arranged.current,
    drawn: drawn.map(({ index }) => ({ index, id: idOf(model, index), kind: kindOf(model, index) })),
    isScrolling: virtualizer.isScrolling,
    focusedId: focusedRow(body.current, arranged.current)?.id,
  });
  useLayoutEffect(() => {
    arranged.current = rows;
  });

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
              hasSelection={payableIndexes.length > 0}
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

/** Id of the row at an index; that of a row that is gone names its place. */
function idOf(model: EntriesTableViewState, index: number): string {
  return model.row(index)?.entry.entryId ?? `none at ${index}`;
}

/** Rendered row that contains the focus. */
function focusedRow(body: HTMLElement | null, rendered: readonly SlottedRow[]): SlottedRow | undefined {
  const active = document.activeElement;
  if (body === null || active === null || !body.contains(active)) return undefined;
  const place = Number(active.closest<HTMLElement>("[data-index]")?.dataset["index"]);
  return rendered.find(({ index }) => index === place);
}

/** Index at which the list has a rendered row now; `undefined` if it is gone. A row stays mostly where it was. */
function indexOfRow(model: EntriesTableViewState, row: SlottedRow | undefined): number | undefined {
  if (row === undefined || idOf(model, row.index) === row.id) return row?.index;
  for (let index = 0; index < model.count; index += 1) if (idOf(model, index) === row.id) return index;
  return undefined;
}
