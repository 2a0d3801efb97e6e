import "#ui/shared/money.css";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { Difference, DifferenceLine, Reason } from "#domain/finance/difference.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { InvoiceDetails } from "#domain/finance/invoice.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import {
  decimalOf,
  formatMoney,
  formatMonth,
  formatPolishDate,
  negated,
  type Grosze,
} from "#domain/shared-kernel/index.ts";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { t } from "../invoice.texts.ts";
import { Why } from "./why.model.ts";

export interface WhyViewProps {
  readonly details: InvoiceDetails;
  readonly entries: () => readonly FinancialEntry[] | undefined;
  readonly invoices: Pick<InvoicesPort, "details">;
}

/** The difference to another invoice, in sentences and figures that add up. */
export const WhyView = observer(function WhyView({ details, entries, invoices }: WhyViewProps) {
  const [model] = useState(() => new Why(details, entries, invoices));
  useEffect(() => model.start(), [model]);
  const { page, former } = model;
  return (
    <div className="stack">
      {former !== undefined && (
        <p className="cluster">
          {t("why.with")}
          <Select label={t("why.with")} value={former.entryId} onChange={({ target }) => model.choose(target.value)}>
            {model.others.map((other) => (
              <option key={other.entryId} value={other.entryId}>
                {nameOf(other)}
              </option>
            ))}
          </Select>
        </p>
      )}
      <div role="status">
        {page.kind === "alone" && <p>{t("why.alone")}</p>}
        {page.kind === "loading" && (
          <Loading label={t("why.loading")}>
            <SkeletonRows rows={3} />
          </Loading>
        )}
        {page.kind === "compared" && <Compared difference={page.difference} former={page.former} />}
      </div>
      {page.kind === "failed" && (
        <FailedPart title={t("why.failed")} level={3} busy={false} onRetry={() => model.retry()} />
      )}
    </div>
  );
});

/** "za październik 2026", or the number of what is for no month. */
const forWhat = ({ period, number }: FinancialEntry): string =>
  period === undefined ? number : t("why.forMonth", { month: formatMonth(period) });

const nameOf = ({ period, number }: FinancialEntry): string => (period === undefined ? number : formatMonth(period));

function Compared({
  difference: { total, lines },
  former,
}: {
  readonly difference: Difference;
  readonly former: FinancialEntry;
}) {
  const lead = total === 0 ? "why.same" : total > 0 ? "why.higher" : "why.lower";
  const columns = [
    { key: "reason", title: t("why.reason") },
    { key: "amount", title: t("why.amount"), end: true },
  ];
  return (
    <div className="stack">
      <p>
        <strong>{t(lead, { amount: formatMoney(total < 0 ? negated(total) : total), name: forWhat(former) })}</strong>
      </p>
      {lines.length > 0 && (
        <Table columns={columns} narrow="cards" label={t("why.title")}>
          {lines.map((line) => (
            <TableRow key={`${line.reason} ${line.name ?? ""} ${line.amount}`}>
              <RowHead>{sentence(line)}</RowHead>
              <Cell end>
                <Signed amount={line.amount} />
              </Cell>
            </TableRow>
          ))}
          <TableRow className="row--sum">
            <RowHead>{t("why.sum")}</RowHead>
            <Cell end>
              <strong>
                <Signed amount={total} />
              </strong>
            </Cell>
          </TableRow>
        </Table>
      )}
    </div>
  );
}

/** With its sign: what there is more to pay has a plus. */
function Signed({ amount }: { readonly amount: Grosze }) {
  return (
    <data className="money" value={decimalOf(amount)}>
      {amount > 0 ? "+" : ""}
      {formatMoney(amount)}
    </data>
  );
}

const WORDS = {
  "promotion-ended": "why.promotionEnded",
  "promotion-began": "why.promotionBegan",
  "promotion-changed": "why.promotionChanged",
  "service-new": "why.serviceNew",
  "service-ended": "why.serviceEnded",
  "partial-now": "why.partialNow",
  "partial-before": "why.partialBefore",
  "price-changed": "why.priceChanged",
  "one-time": "why.oneTime",
  "one-time-gone": "why.oneTimeGone",
  "usage-more": "why.usageMore",
  "usage-less": "why.usageLess",
  interest: "why.interest",
  adjustment: "why.adjustment",
  other: "why.other",
} as const satisfies Record<Reason, string>;

function sentence({ reason, name, days }: DifferenceLine): string {
  if (name === undefined) return t("why.rest");
  const said = t(WORDS[reason], { name });
  return days === undefined ? said : `${said} (${formatPolishDate(days.from)} – ${formatPolishDate(days.to)})`;
}
