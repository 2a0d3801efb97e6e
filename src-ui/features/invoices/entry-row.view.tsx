import { CircleCheck } from "lucide-react";
import { memo, type CSSProperties, type ReactElement } from "react";
import { paymentDeadlineOf, type FinancialEntry } from "#domain/finance/index.ts";
import { hasDetails } from "#domain/finance/invoice-details.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { isDeepEqual } from "#domain/shared-kernel/is-deep-equal.ts";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { Badge } from "#ui/design-system/badge.tsx";
import { classNames } from "#ui/design-system/class-names.ts";
import { Checkbox } from "#ui/design-system/forms/choice-cards.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { EntryStateBadge } from "#ui/shared/entry-state-badge.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { EntryDownloadButton, EntryDownloadFailure } from "./downloads/entry-download.view.tsx";
import type { EntryRowState, EntryRowValues, EntryRowViewState } from "./entry-row-values.ts";
import { entryName, t } from "./invoices.texts.ts";

export interface EntryRowProps {
  /** Receives the actions of the customer. Rows with the same values have equal models. */
  readonly model: EntryRowViewState;
  readonly values: EntryRowValues;
  /** Index among all rows, from 0. */
  readonly index: number;
  /** Space above the row for rows that are not rendered (px); `undefined` in a list that is rendered completely. */
  readonly gapPx?: number | undefined;
  /** True for an element that shows no row at present; it is placed outside the page. */
  readonly isSpare?: boolean;
  /** True if this installation has documents (CALL-12). */
  readonly hasDocuments: boolean;
  /** True if any row of the list has a checkbox: without one the table has no column for it. */
  readonly hasSelection: boolean;
}

const NONE = <span className="muted">—</span>;

/**
 * Row of the table; a card on a narrow screen, where an entry without a due date shows its booking date. Scrolling
 * renders several rows in each frame. Therefore a row observes nothing (the list reads its values), its cells are plain
 * elements, and components without hooks are called instead of rendered.
 */
export const EntryRow = memo(
  function EntryRow({ model, values, index, gapPx, isSpare = false, hasDocuments, hasSelection }: EntryRowProps) {
    const { entry, left, tone, failure } = values;
    const dueDate = paymentDeadlineOf(entry);
    const hasDocument = entry.duplicatePossible && hasDetails(entry);
    return (
      <tr
        role="row"
        className={classNames(tone !== undefined && `row--${tone}`, isSpare && "row--spare")}
        style={gapPx === undefined ? undefined : placeOf(index, gapPx)}
        data-index={isSpare ? undefined : index}
        aria-rowindex={index + 2}
        aria-hidden={isSpare ? true : undefined}
      >
        {hasSelection && (
          <td role="cell" data-cell="select">
            {values.selectable && (
              <Checkbox
                label={t("entry.select", { name: entryName(entry), number: entry.number })}
                checked={values.selected}
                onChange={() => model.toggle()}
              />
            )}
          </td>
        )}
        <th scope="row" role="rowheader" tabIndex={-1}>
          <Name entry={entry} /> {entry.kind !== "other" && <small>{breakableNumbers(entry.number)}</small>}
          {entry.accountEnd !== undefined && <small>{t("entry.toAccount", { end: entry.accountEnd })}</small>}
        </th>
        <td role="cell" data-cell={dueDate === undefined ? "booked" : "issued"}>
          {FormattedDate({ date: entry.entryDate })}
        </td>
        <td role="cell" data-cell={dueDate === undefined ? "issued" : "due"} data-label={t("list.dueOn")}>
          {dueDate === undefined ? NONE : FormattedDate({ date: dueDate })}
        </td>
        <td role="cell" data-cell="state">
          {badgeOf(values.state)}
          {failure !== undefined && <EntryDownloadFailure why={failure} />}
        </td>
        <td role="cell" className="end" data-cell="amount">
          {Money({ amount: entry.amount })}
        </td>
        <td
          role="cell"
          className="end"
          data-cell="left"
          data-label={t("list.leftOf")}
          data-extra={left === "part" ? "" : undefined}
        >
          {leftOf(values)}
        </td>
        <td role="cell" className="end" data-cell="act">
          {hasDocuments && (hasDocument || gapPx !== undefined) && (
            <EntryDownloadButton
              number={entry.number}
              isBusy={values.isDownloading}
              isShown={hasDocument}
              onPress={() => model.orderDuplicate()}
            />
          )}
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.gapPx === after.gapPx &&
    before.isSpare === after.isSpare &&
    before.hasDocuments === after.hasDocuments &&
    before.hasSelection === after.hasSelection &&
    isDeepEqual(before.values, after.values),
);

/** Orders the row among the others, whose elements are in any order while the list scrolls (`arrangeRows`). */
function placeOf(index: number, gapPx: number): CSSProperties {
  return { order: index, ...(gapPx > 0 && { marginBlockStart: gapPx }) };
}

/** Name of the entry; a link when the entry has details. */
function Name({ entry }: { readonly entry: FinancialEntry }) {
  return hasDetails(entry) ? (
    <Link className="row-name" href={pathTo("invoiceDetails", entry.entryId)}>
      {entryName(entry)}
    </Link>
  ) : (
    entryName(entry)
  );
}

/** Returns the amount that is left to pay. What is left after a payment is unknown until the payments are known. */
function leftOf({ left, leftAmount }: EntryRowValues): ReactElement {
  if (leftAmount === undefined) return <span className="muted">{t("entry.leftUnknown")}</span>;
  return left === "none" ? NONE : Money({ amount: leftAmount });
}

/** Returns the badge of a state. */
function badgeOf(state: EntryRowState): ReactElement {
  if (state.kind !== "booked" && state.kind !== "settled" && state.kind !== "sent") return EntryStateBadge({ state });
  return (
    <Badge tone="plain" icon={CircleCheck}>
      {t(`entry.${state.kind}`)}
    </Badge>
  );
}
