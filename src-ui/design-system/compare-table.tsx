import "./compare-table.css";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/* Roles are repeated, because the `display` of the narrow layout removes them. */

export interface Comparison {
  readonly key: string;
  readonly label: ReactNode;
  readonly now: ReactNode;
  readonly offered: ReactNode;
  /** Differs from the current value: bold. */
  readonly changed?: boolean | undefined;
  /** Sum over the whole term: last and largest. */
  readonly total?: boolean | undefined;
}

export interface CompareTableProps {
  /** Name of the table. */
  readonly label: string;
  /** "Masz dziś"; `undefined` hides the column, when there is nothing to compare with. */
  readonly nowTitle: string | undefined;
  /** "W ofercie" */
  readonly offeredTitle: string;
  readonly rows: readonly Comparison[];
}

/**
 * Current terms beside offered ones. In a narrow container the label stands above both values; in the narrowest each
 * value has the title of its column instead of the table head.
 */
export function CompareTable({ label, nowTitle, offeredTitle, rows }: CompareTableProps) {
  return (
    <table
      role="table"
      className={classNames("compare", nowTitle === undefined && "compare--offered")}
      aria-label={label}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <VisuallyHidden>{label}</VisuallyHidden>
          </th>
          {nowTitle !== undefined && (
            <th scope="col" role="columnheader">
              {nowTitle}
            </th>
          )}
          <th scope="col" role="columnheader" className="compare__new">
            {offeredTitle}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, label: name, now, offered, changed = false, total = false }) => (
          <tr role="row" key={key} className={classNames(total && "compare__total")}>
            <th scope="row" role="rowheader">
              {name}
            </th>
            {nowTitle !== undefined && (
              <td role="cell" data-label={nowTitle}>
                {now}
              </td>
            )}
            <td role="cell" className="compare__new" data-label={offeredTitle}>
              {changed ? <strong>{offered}</strong> : offered}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
