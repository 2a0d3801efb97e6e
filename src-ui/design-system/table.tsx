import "./table.css";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/* Roles are repeated, because the `display` that turns rows into cards removes them. */

export interface Column {
  readonly key: string;
  readonly title: string;
  /** Aligns the column right, for numbers. */
  readonly end?: boolean | undefined;
  /** Hides the title visually. */
  readonly hidden?: boolean | undefined;
  /**
   * Hidden at widths where the columns do not fit and rows are not cards yet; its content must be available elsewhere.
   * Set `minor` on its cells too.
   */
  readonly minor?: boolean | undefined;
}

export interface TableProps {
  readonly columns: readonly Column[];
  /** Layout in a narrow container. `cards`: each row is a card; `invoices`: the card of invoices. */
  readonly narrow: "cards" | "invoices";
  /** Extends to the edges of a `Card` of kind `table`. */
  readonly inset?: boolean | undefined;
  /** Name of the table, if no title above names it. */
  readonly label?: string | undefined;
  /** `TableRow` elements. */
  readonly children: ReactNode;
}

/** Data table. */
export function Table({ columns, narrow, inset = false, label, children }: TableProps) {
  return (
    <table role="table" className={classNames("table", inset && "table--inset", `table--${narrow}`)} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              className={column.end === true ? "end" : undefined}
              data-minor={column.minor === true ? "" : undefined}
            >
              {column.hidden === true ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

export interface TableRowProps extends Omit<ComponentPropsWithRef<"tr">, "role"> {
  /** `open` tints a row with something to do, `late` an overdue one. */
  readonly tone?: "open" | "late" | undefined;
}

/** Row of a table; its first cell is a `RowHead`. */
export function TableRow({ tone, className, ...rest }: TableRowProps) {
  return <tr {...rest} role="row" className={classNames(tone !== undefined && `row--${tone}`, className)} />;
}

/** Header cell of a row. */
export function RowHead(props: Omit<ComponentPropsWithRef<"th">, "role" | "scope">) {
  return <th {...props} scope="row" role="rowheader" />;
}

export interface CellProps extends Omit<ComponentPropsWithRef<"td">, "role"> {
  readonly end?: boolean | undefined;
  /** Title of the column, shown when the row is a card. */
  readonly label?: string | undefined;
  /** Place in the invoices' card. */
  readonly place?: "select" | "issued" | "due" | "booked" | "state" | "amount" | "left" | "act" | undefined;
  /** For place `left`: nothing has been paid yet, so the card does not repeat the amount. */
  readonly whole?: boolean | undefined;
  /** Belongs to a `minor` column. */
  readonly minor?: boolean | undefined;
}

/** Cell with one value. */
export function Cell({ end = false, label, place, whole = false, minor = false, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      role="cell"
      className={classNames(end && "end", className)}
      data-label={label}
      data-cell={place}
      data-whole={whole ? "" : undefined}
      data-minor={minor ? "" : undefined}
    />
  );
}
