import "./uses-table.css";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef } from "react";
import { measureData, formatDuration, groupUsesByDay, type BilledUse } from "#domain/finance/call-billing.ts";
import { formatPolishTime, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { dialledNumberText } from "#domain/shared-kernel/phone-text.ts";
import { weekdayOf } from "#domain/shared-kernel/weekday.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { classNames } from "#ui/design-system/class-names.ts";
import { Cell, RowHead, TableRow } from "#ui/design-system/table.tsx";
import { dateFieldTexts } from "#ui/shared/calendar/date-field-texts.ts";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./billing.texts.ts";
import { formatMeasure } from "#ui/shared/format-measure.ts";

/** Visible rows, out of all found ones. */
export interface UsesTableViewState {
  /** The customer's numbers; a single one is not repeated in the narrow rows. */
  readonly numbers: readonly string[];
  readonly shown: readonly BilledUse[];
  readonly found: readonly BilledUse[];
  readonly revealed: number | undefined;
  clearRevealed(): void;
}

const COLUMNS = [
  { key: "at" },
  { key: "number" },
  { key: "kind" },
  { key: "party" },
  { key: "amountOf", end: true },
  { key: "amount", end: true },
] as const;

/**
 * Uses by day, newest first; in a narrow container each row has two lines. Roles are explicit because `display` removes
 * them.
 */
export const UsesTable = observer(function UsesTable({ model }: { readonly model: UsesTableViewState }) {
  const { shown, found, revealed } = model;
  const days = groupUsesByDay(shown);
  return (
    <table
      role="table"
      className={classNames("table table--inset uses-table", model.numbers.length < 2 && "uses-table--one-number")}
      aria-label={t("list.title")}
      aria-rowcount={1 + groupUsesByDay(found).length + found.length}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {COLUMNS.map((column) => (
            <th key={column.key} scope="col" role="columnheader" className={"end" in column ? "end" : undefined}>
              {t(`list.${column.key}`)}
            </th>
          ))}
        </tr>
      </thead>
      {days.map(({ date, uses }, at) => {
        const usesAbove = days.slice(0, at).reduce((sum, day) => sum + day.uses.length, 0);
        const dayRow = 2 + at + usesAbove;
        return (
          <tbody key={date} role="rowgroup">
            <DayRow date={date} rowIndex={dayRow} />
            {uses.map((use, index) => (
              <UseRow
                key={keyOf(use, index)}
                use={use}
                rowIndex={dayRow + 1 + index}
                takesFocus={usesAbove + index === revealed}
                clearRevealed={() => model.clearRevealed()}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
});

/** Uses have no id: equal ones are distinguished by their index. */
const keyOf = ({ at, number }: BilledUse, index: number): string => `${at}:${number}:${index}`;

/** Heading of a day: "25-10-2026, niedziela". */
function DayRow({ date, rowIndex }: { readonly date: WarsawDate; readonly rowIndex: number }) {
  return (
    <TableRow className="uses-table__day" aria-rowindex={rowIndex}>
      <th scope="rowgroup" role="rowheader" colSpan={COLUMNS.length}>
        <FormattedDate date={date} />, {dateFieldTexts().weekdays[weekdayOf(date) - 1]?.long}
      </th>
    </TableRow>
  );
}

interface UseRowProps {
  readonly use: BilledUse;
  readonly rowIndex: number;
  /** True for the first row added by "show more". */
  readonly takesFocus: boolean;
  readonly clearRevealed: () => void;
}

function UseRow({ use, rowIndex, takesFocus, clearRevealed }: UseRowProps) {
  const head = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    head.current?.focus();
    clearRevealed();
  }, [takesFocus, clearRevealed]);
  return (
    <TableRow aria-rowindex={rowIndex}>
      <RowHead ref={head} tabIndex={-1} className="uses-table__at">
        {formatPolishTime(use.at)}
      </RowHead>
      <Cell className="uses-table__number">{dialledNumberText(use.number)}</Cell>
      <Cell className="uses-table__kind">{t(`kind.${use.kind}`)}</Cell>
      <Cell className="uses-table__party">
        {use.party === undefined ? <span className="muted">—</span> : dialledNumberText(use.party)}
      </Cell>
      <Cell className="uses-table__quantity" end>
        {quantityText(use)}
      </Cell>
      <Cell className="uses-table__amount" end>
        {use.amount === 0 ? <span className="muted">{formatMoney(use.amount)}</span> : <Money amount={use.amount} />}
        {use.net !== undefined && use.net !== use.amount && (
          <span className="uses-table__net muted small">{t("list.net", { amount: formatMoney(use.net) })}</span>
        )}
      </Cell>
    </TableRow>
  );
}

/** Duration, data volume, or "1" for a use that has neither. */
function quantityText({ seconds, bytes }: BilledUse): string {
  if (seconds !== undefined) return formatDuration(seconds);
  return bytes === undefined ? "1" : formatMeasure(measureData(bytes));
}
