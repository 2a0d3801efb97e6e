import "#ui/design-system/table.css";
import type { MonthlyLeavingCost } from "#domain/termination/cost-of-leaving.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./termination.texts.ts";

/** Cost of an end in each month until the end of the term (TERM-02). */
export function CostsCard({ months }: { readonly months: readonly MonthlyLeavingCost[] }) {
  const columns = [
    { key: "end", title: t("costs.end") },
    { key: "relief", title: t("costs.relief"), end: true },
    { key: "equipment", title: t("costs.equipment"), end: true },
    { key: "total", title: t("costs.total"), end: true },
  ];
  return (
    <Card title={t("costs.title")} kind="table">
      <Table columns={columns} narrow="cards" inset>
        {months.map(({ end, relief, equipment, total }) => (
          <TableRow key={end}>
            <RowHead>
              <FormattedDate date={end} />
            </RowHead>
            <Cell end label={t("costs.relief")}>
              <Money amount={relief} />
            </Cell>
            <Cell end label={t("costs.equipment")}>
              <Money amount={equipment} />
            </Cell>
            <Cell end label={t("costs.total")}>
              <Money amount={total} />
            </Cell>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
