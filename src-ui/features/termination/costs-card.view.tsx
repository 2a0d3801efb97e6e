import type { MonthlyLeavingCost } from "#domain/termination/cost-of-leaving.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./termination.texts.ts";

/** The header cell of a row is bold. */
const NOTE = { fontWeight: 400 };

/**
 * Cost of an end in each month until the end of the term (TERM-02), and before changed terms (TERM-13); with its parts,
 * if it has both.
 */
export function CostsCard({ months }: { readonly months: readonly MonthlyLeavingCost[] }) {
  const hasParts = months.some(({ relief }) => relief > 0) && months.some(({ equipment }) => equipment > 0);
  const amounts = hasParts ? (["relief", "equipment", "total"] as const) : (["total"] as const);
  const columns = [
    { key: "end", title: t("costs.end") },
    ...amounts.map((amount) => ({ key: amount, title: t(`costs.${amount}`), end: true })),
  ];
  return (
    <Card title={t("costs.title")} kind="table">
      <Table columns={columns} narrow="cards" inset>
        {months.map((month) => (
          <TableRow key={month.end}>
            <RowHead>
              <FormattedDate date={month.end} />
              {month.reason === "changed-terms" && (
                <>
                  {" "}
                  <span className="muted small" style={NOTE}>
                    {t("costs.changedTerms")}
                  </span>
                </>
              )}
            </RowHead>
            {amounts.map((amount) => (
              <Cell key={amount} end label={t(`costs.${amount}`)}>
                <Money amount={month[amount]} />
              </Cell>
            ))}
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
