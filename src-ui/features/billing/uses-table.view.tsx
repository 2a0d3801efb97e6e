import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { formatData, formatDuration, type BilledUse } from "#domain/finance/call-billing.ts";
import { formatMoney, formatPolishDateTime } from "#domain/shared-kernel/index.ts";
import { Cell, RowHead, TableRow } from "#ui/design-system/table.tsx";
import { Money } from "#ui/shared/money.tsx";
import { numberText, t } from "./billing.texts.ts";

/** Visible rows, out of all found ones. */
export interface UsesTableViewState {
  readonly shown: readonly BilledUse[];
  readonly found: readonly unknown[];
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

/** Uses, newest first; on a narrow screen each row is a card. Roles are explicit because `display` removes them. */
export const UsesTable = observer(function UsesTable({ model }: { readonly model: UsesTableViewState }) {
  const { shown, found, revealed } = model;
  return (
    <table
      role="table"
      className="table table--inset table--cards"
      aria-label={t("list.title")}
      aria-rowcount={found.length + 1}
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
      <tbody role="rowgroup">
        {shown.map((use, index) => (
          <UseRow
            key={keyOf(use, index)}
            use={use}
            index={index}
            takesFocus={index === revealed}
            clearRevealed={() => model.clearRevealed()}
          />
        ))}
      </tbody>
    </table>
  );
});

/** Uses have no id: equal ones are distinguished by their index. */
const keyOf = ({ at, number }: BilledUse, index: number): string => `${at}:${number}:${index}`;

interface UseRowProps {
  readonly use: BilledUse;
  readonly index: number;
  /** True for the first row added by "show more". */
  readonly takesFocus: boolean;
  readonly clearRevealed: () => void;
}

function UseRow({ use, index, takesFocus, clearRevealed }: UseRowProps) {
  const head = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    head.current?.focus();
    clearRevealed();
  }, [takesFocus, clearRevealed]);
  return (
    <TableRow aria-rowindex={index + 2}>
      <RowHead ref={head} tabIndex={-1}>
        {formatPolishDateTime(use.at)}
      </RowHead>
      <Cell label={t("list.number")}>{numberText(use.number)}</Cell>
      <Cell label={t("list.kind")}>{t(`kind.${use.kind}`)}</Cell>
      <Cell label={t("list.party")}>
        {use.party === undefined ? <span className="muted">—</span> : numberText(use.party)}
      </Cell>
      <Cell label={t("list.amountOf")} end>
        {amountText(use)}
      </Cell>
      <Cell label={t("list.amount")} end>
        {use.amount === 0 ? <span className="muted">{formatMoney(use.amount)}</span> : <Money amount={use.amount} />}
      </Cell>
    </TableRow>
  );
}

/** Duration, data volume, or "1" for a use that has neither. */
function amountText({ seconds, bytes }: BilledUse): string {
  if (seconds !== undefined) return formatDuration(seconds);
  return bytes === undefined ? "1" : formatData(bytes);
}
