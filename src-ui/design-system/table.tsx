import "./table.css";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/* Roles are repeated because `display`, which turns rows into cards, takes them away. */

export interface Column {
  readonly key: string;
  readonly title: string;
  /** Numbers stand right. */
  readonly end?: boolean | undefined;
  /** The title is said, not shown. */
  readonly hidden?: boolean | undefined;
  /**
   * Left out where the columns have no room and rows are no cards yet: what it says is told elsewhere, too. Its cells
   * say so as well.
   */
  readonly minor?: boolean | undefined;
}

export interface TableProps {
  readonly columns: readonly Column[];
  /** `cards`: a row is a card when its container is narrow. `invoices`: the invoices' own card. */
  readonly narrow: "cards" | "invoices";
  /** Reaches to the edges of a `Card` of kind `table`. */
  readonly inset?: boolean | undefined;
  /** Name of the table, where the title above it is not its own. */
  readonly label?: string | undefined;
  /** `TableRow` elements. */
  readonly children: ReactNode;
}

/** Data to compare. */
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
  /** `open` is tinted as something to do, `late` as something overdue. */
  readonly tone?: "open" | "late" | undefined;
}

/** One row; its first words are a `RowHead`. */
export function TableRow({ tone, className, ...rest }: TableRowProps) {
  return <tr {...rest} role="row" className={classNames(tone !== undefined && `row--${tone}`, className)} />;
}

/** What names a row. */
export function RowHead(props: Omit<ComponentPropsWithRef<"th">, "role" | "scope">) {
  return <th {...props} scope="row" role="rowheader" />;
}

export interface CellProps extends Omit<ComponentPropsWithRef<"td">, "role"> {
  readonly end?: boolean | undefined;
  /** The column's title, shown when the row is a card. */
  readonly label?: string | undefined;
  /** Place in the invoices' card. */
  readonly place?: "tick" | "issued" | "due" | "state" | "amount" | "left" | "act" | undefined;
  /** With place `left`: nothing has been paid yet, so that the card need not repeat the amount. */
  readonly whole?: boolean | undefined;
  /** It belongs to a `minor` column. */
  readonly minor?: boolean | undefined;
}

/** One value. */
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
