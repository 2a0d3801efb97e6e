import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import type { InvoiceDifference, DifferenceLine, DifferenceReason } from "#domain/finance/invoice-difference.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { InvoiceDetails, ItemDays } from "#domain/finance/invoice-details.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import { negated } from "#domain/shared-kernel/index.ts";
import { formatDate, formatMoney, formatMonth } from "#ui/shared/formats.ts";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { t } from "../invoice.texts.ts";
import { SignedMoney } from "../signed-money.view.tsx";
import { InvoiceComparisonViewModel } from "./invoice-comparison.view-model.ts";

export interface InvoiceComparisonViewProps {
  readonly details: InvoiceDetails;
  readonly entries: () => readonly FinancialEntry[] | undefined;
  readonly invoices: Pick<InvoicesPort, "details">;
}

/** Difference to another invoice, as sentences with amounts that add up. */
export const InvoiceComparisonView = observer(function InvoiceComparisonView({
  details,
  entries,
  invoices,
}: InvoiceComparisonViewProps) {
  const [model] = useState(() => new InvoiceComparisonViewModel(details, entries, invoices));
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
        {page.kind === "nothing-to-compare" && <p>{t("why.alone")}</p>}
        {page.kind === "loading" && (
          <Loading label={t("why.loading")}>
            <SkeletonRows rows={3} />
          </Loading>
        )}
        {page.kind === "compared" && <ComparisonResult {...page} />}
      </div>
      {page.kind === "failed" && (
        <FailedSection
          title={t("why.failed")}
          level={3}
          busy={false}
          cause={page.cause}
          onRetry={() => model.retry()}
        />
      )}
    </div>
  );
});

/** "za październik 2026", or the number of an entry without a period. */
const periodPhrase = ({ period, number }: FinancialEntry): string =>
  period === undefined ? number : t("why.forMonth", { month: formatMonth(period) });

const nameOf = ({ period, number }: FinancialEntry): string => (period === undefined ? number : formatMonth(period));

interface ComparisonResultProps {
  readonly difference: InvoiceDifference;
  readonly former: FinancialEntry;
  readonly leavesOutCorrections: boolean;
}

function ComparisonResult({
  difference: { total, lines, corrections },
  former,
  leavesOutCorrections,
}: ComparisonResultProps) {
  const difference = total === 0 ? "same" : total > 0 ? "higher" : "lower";
  const lead = corrections === "included" ? (`why.corrected.${difference}` as const) : (`why.${difference}` as const);
  const columns = [
    { key: "reason", title: t("why.reason") },
    { key: "amount", title: t("why.amount"), end: true },
  ];
  return (
    <div className="stack">
      <p>
        <strong>
          {t(lead, { amount: formatMoney(total < 0 ? negated(total) : total), name: periodPhrase(former) })}
        </strong>
      </p>
      {leavesOutCorrections && <p>{t("why.withoutCorrections")}</p>}
      {lines.length > 0 && (
        <Table columns={columns} narrow="cards" label={t("why.title")}>
          {lines.map((line) => (
            <TableRow key={`${line.reason} ${line.name ?? ""} ${line.amount}`}>
              <RowHead>{sentence(line)}</RowHead>
              <Cell end>
                <SignedMoney amount={line.amount} />
              </Cell>
            </TableRow>
          ))}
          <TableRow className="row--sum">
            <RowHead>{t("why.sum")}</RowHead>
            <Cell end>
              <strong>
                <SignedMoney amount={total} />
              </strong>
            </Cell>
          </TableRow>
        </Table>
      )}
    </div>
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
  "tariff-changed": "why.tariffChanged",
  "tariff-changed-before": "why.tariffChangedBefore",
  "price-changed": "why.priceChanged",
  "one-time": "why.oneTime",
  "one-time-gone": "why.oneTimeGone",
  "usage-more": "why.usageMore",
  "usage-less": "why.usageLess",
  "usage-new": "why.usageNew",
  "usage-gone": "why.usageGone",
  interest: "why.interest",
  adjustment: "why.adjustment",
  correction: "why.correction",
  "former-correction": "why.formerCorrection",
  other: "why.other",
} as const satisfies Record<DifferenceReason, string>;

const withDays = (text: string, { from, to }: ItemDays): string =>
  joinUnbreakable(`${text} (${formatDate(from)} – ${formatDate(to)})`);

function sentence({ reason, name, days, tariffs }: DifferenceLine): string {
  if (name === undefined) return t("why.rest");
  const names = tariffs?.map((tariff) => withDays(tariff.name, tariff.days)).join(", ");
  if (names !== undefined && days === undefined) return t(WORDS[reason], { name: names });
  const own = t(WORDS[reason], { name });
  const text = days === undefined ? own : withDays(own, days);
  if (names === undefined) return text;
  const change = t(reason === "partial-now" ? "why.tariffChangedBefore" : "why.tariffChanged", { name: names });
  return `${text}. ${change}`;
}
