import { observer } from "mobx-react-lite";
import { Fragment, type Ref } from "react";
import { formatData, formatDuration, formatNumber, type BilledUse } from "#domain/finance/call-billing.ts";
import { formatPolishDateTime } from "#domain/shared-kernel/index.ts";
import { Cell, RowHead, TableRow } from "#ui/design-system/table.tsx";
import { Money } from "#ui/presentation/money.tsx";
import { useWindowRows } from "#ui/presentation/window-rows.ts";
import { t } from "./billing.texts.ts";

/** Up to here all rows are drawn; beyond, only those near the window. */
const DRAWN_AT_MOST = 60;
const EXPECTED = { line: 57, card: 190, narrow: "(width < 43.8125em)", above: 700, beyond: 6 } as const;
const COLUMNS = [{ key: "at" }, { key: "number" }, { key: "kind" }, { key: "party" }, { key: "amountOf", end: true }, { key: "amount", end: true }] as const;

/** Everything that was used, newest first; of a long list only what is near the window. Roles are repeated, since `display` drops them. */
export function UsesTable({ uses }: { readonly uses: readonly BilledUse[] }) {
  return (
    <table role="table" className="table table--inset table--cards" style={{ tableLayout: "fixed" }} aria-label={t("list.title")} aria-rowcount={uses.length + 1}>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {COLUMNS.map((column) => (
            <th key={column.key} scope="col" role="columnheader" className={"end" in column ? "end" : undefined}>{t(`list.${column.key}`)}</th>
          ))}
        </tr>
      </thead>
      {uses.length > DRAWN_AT_MOST
        ? <NearRows uses={uses} />
        : <tbody role="rowgroup">{uses.map((use, index) => <UseRow key={keyOf(use, index)} use={use} index={index} />)}</tbody>}
    </table>
  );
}

/** Lines have no id of their own: two that are alike are told apart by their places. */
const keyOf = ({ at, number }: BilledUse, index: number): string => `${at}:${number}:${index}`;

const NearRows = observer(function NearRows({ uses }: { readonly uses: readonly BilledUse[] }) {
  const { body, virtual, above } = useWindowRows({ ...EXPECTED, count: uses.length });
  const drawn = virtual.getVirtualItems();
  const before = (drawn[0]?.start ?? above) - above;
  const after = virtual.getTotalSize() + above - (drawn.at(-1)?.end ?? above);
  return (
    <tbody role="rowgroup" ref={body}>
      <Room height={before} />
      {drawn.map(({ index }) => {
        const use = uses[index];
        return use !== undefined && <Fragment key={keyOf(use, index)}><UseRow use={use} index={index} measure={virtual.measureElement} /></Fragment>;
      })}
      <Room height={after} />
    </tbody>
  );
});

/** Stands for rows that are not drawn. */
function Room({ height }: { readonly height: number }) {
  return height < 1 ? null : <tr role="presentation" aria-hidden="true" style={{ blockSize: height, padding: 0 }} />;
}

function UseRow({ use, index, measure }: { readonly use: BilledUse; readonly index: number; readonly measure?: Ref<HTMLTableRowElement> | undefined }) {
  return (
    <TableRow ref={measure} data-index={index} aria-rowindex={index + 2}>
      <RowHead><span className="nowrap">{formatPolishDateTime(use.at)}</span></RowHead>
      <Cell label={t("list.number")}><span className="nowrap">{formatNumber(use.number)}</span></Cell>
      <Cell label={t("list.kind")}>{t(`kind.${use.kind}`)}</Cell>
      <Cell label={t("list.party")}>{use.party === undefined ? <span className="muted">—</span> : formatNumber(use.party)}</Cell>
      <Cell label={t("list.amountOf")} end>{muchOf(use)}</Cell>
      <Cell label={t("list.amount")} end><Money amount={use.amount} /></Cell>
    </TableRow>
  );
}

/** How long, how much, or one. */
function muchOf({ seconds, bytes }: BilledUse): string {
  if (seconds !== undefined) return formatDuration(seconds);
  return bytes === undefined ? "1" : formatData(bytes);
}
