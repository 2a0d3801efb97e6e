import { observer } from "#ui/shared/observer.ts";
import { use, useRef, type CSSProperties } from "react";
import { classNames } from "#ui/design-system/class-names.ts";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { rowsInWindow } from "#ui/shared/below-fold.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { readEntryRow, type EntryRowViewState } from "./entry-row-values.ts";
import { EntryRow } from "./entry-row.view.tsx";
import { t } from "./invoices.texts.ts";
import { useFocusOnRevealedRow, type RevealedRowViewState } from "./use-focus-on-revealed-row.ts";
import { VirtualRows } from "./virtual-rows.view.tsx";

/** Rows of the table, and those with a checkbox. */
export interface EntriesTableViewState extends RevealedRowViewState {
  /** Number of rows, out of `total`. */
  readonly count: number;
  readonly total: number;
  /** Returns the row at an index from 0; `undefined` beyond `count`. */
  row(place: number): EntryRowViewState | undefined;
  readonly payableIndexes: readonly number[];
}

export interface EntriesTableProps {
  readonly model: EntriesTableViewState;
  /** True until the first screen has been painted: the rows below it follow. Default: false. */
  readonly isFirstScreen?: boolean;
}

/** A list up to this length is rendered completely; a longer one only near the viewport. */
const MAX_FULLY_RENDERED = 60;

/** Smallest distance of the first row from the top of the page and smallest height of a row, px. */
const TOP = 600;
const ROW_HEIGHT = 73;

/** Widths are fixed: rows that are added while scrolling must not move the columns. Sum 100 %. */
const COLUMNS = [
  { key: "select", width: "5.5%", hidden: true },
  { key: "period", width: "21%" },
  { key: "issued", width: "13%" },
  { key: "due", width: "13%" },
  { key: "state", width: "19.5%" },
  { key: "amount", width: "12%", end: true },
  { key: "left", width: "11%", end: true },
  { key: "download", width: "5%", hidden: true },
] as const;

/** Columns of a list without a checkbox: the period has the room of the first one. */
const COLUMNS_WITHOUT_SELECTION = COLUMNS.filter(({ key }) => key !== "select").map((column) =>
  column.key === "period" ? { ...column, width: "26.5%" } : column,
);

/** Returns the tracks of a row that is a grid of its own (table.css). */
const tracksOf = (
  columns: readonly { readonly width: string }[],
): CSSProperties & Readonly<Record<"--table-tracks", string>> => ({
  "--table-tracks": columns.map(({ width }) => width).join(" "),
});

/** Entries as a table; on a narrow screen each row is a card. Roles are explicit because `display` removes them. */
export const EntriesTable = observer(function EntriesTable({ model, isFirstScreen = false }: EntriesTableProps) {
  const { count, total } = model;
  const isLong = total > MAX_FULLY_RENDERED;
  const columns = model.payableIndexes.length > 0 ? COLUMNS : COLUMNS_WITHOUT_SELECTION;
  return (
    <table
      role="table"
      className={classNames("table table--inset table--invoices", isLong && "table--long")}
      style={isLong ? tracksOf(columns) : { tableLayout: "fixed" }}
      aria-label={t("list.title")}
      aria-rowcount={count + 1}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              className={"end" in column ? "end" : undefined}
              style={isLong ? undefined : { inlineSize: column.width }}
            >
              {"hidden" in column ? (
                <VisuallyHidden>{t(`list.${column.key}`)}</VisuallyHidden>
              ) : (
                t(`list.${column.key}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      {isLong ? <VirtualRows model={model} /> : <AllRows model={model} isFirstScreen={isFirstScreen} />}
    </table>
  );
});

const AllRows = observer(function AllRows({ model, isFirstScreen }: Required<EntriesTableProps>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const count = isFirstScreen ? Math.min(model.count, rowsInWindow(TOP, ROW_HEIGHT)) : model.count;
  const hasDocuments = !use(UnavailableFeaturesContext).has("documents");
  const hasSelection = model.payableIndexes.length > 0;
  useFocusOnRevealedRow(body, model);
  return (
    <tbody role="rowgroup" ref={body}>
      {Array.from({ length: count }, (_, place) => {
        const row = model.row(place);
        return (
          row !== undefined && (
            <EntryRow
              key={row.entry.entryId}
              model={row}
              values={readEntryRow(row)}
              index={place}
              hasDocuments={hasDocuments}
              hasSelection={hasSelection}
            />
          )
        );
      })}
    </tbody>
  );
});
