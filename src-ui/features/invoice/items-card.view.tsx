import { monthOfRange, type BillingRange } from "#domain/finance/billing-range.ts";
import { unitemizedAmount, type InvoiceDetails, type InvoiceItem } from "#domain/finance/invoice-details.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { formatMonth } from "#ui/shared/formats.ts";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./invoice.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/**
 * Items of the document with their sum. An amount without items is a line of its own, so that the sum holds. Charged
 * uses lead to their billing.
 */
export function ItemsCard({
  details,
  usageRange,
}: {
  readonly details: InvoiceDetails;
  /** Days of the charged uses whose billing is available. */
  readonly usageRange: BillingRange | undefined;
}) {
  const rest = unitemizedAmount(details);
  const columns = [
    { key: "name", title: t("items.name") },
    { key: "net", title: t("items.net"), end: true },
    { key: "vat", title: t("items.vat"), end: true },
    { key: "gross", title: t("items.gross"), end: true },
  ];
  return (
    <Card kind="table" title={t("items.title")} action={usageRange !== undefined && <BillingLink range={usageRange} />}>
      <Table columns={columns} narrow="cards" inset label={t("items.title")}>
        {details.items.map((item) => (
          <ItemRow key={item.itemId} item={item} />
        ))}
        {rest !== 0 && (
          <TableRow>
            <RowHead>{t("items.rest")}</RowHead>
            <Cell />
            <Cell />
            <Cell end label={t("items.gross")}>
              <Money amount={rest} />
            </Cell>
          </TableRow>
        )}
        <TableRow className="row--sum">
          <RowHead>{t("items.sum")}</RowHead>
          <Cell end label={t("items.net")}>
            <Money amount={details.net} />
          </Cell>
          <Cell end label={t("items.vat")}>
            <Money amount={details.vat} />
          </Cell>
          <Cell end label={t("items.gross")}>
            <strong>
              <Money amount={details.gross} />
            </strong>
          </Cell>
        </TableRow>
      </Table>
    </Card>
  );
}

function BillingLink({ range }: { readonly range: BillingRange }) {
  const month = monthOfRange(range);
  return (
    <IfAvailable feature="callDetails">
      <Link href={`${pathTo("billing")}?${new URLSearchParams({ from: range.from, to: range.to })}`}>
        {month === undefined ? t("items.billing") : t("items.billingOf", { month: formatMonth(month) })}
      </Link>
    </IfAvailable>
  );
}

function ItemRow({ item: { name, days, quantity, net, vat, vatRate, gross } }: { readonly item: InvoiceItem }) {
  return (
    <TableRow>
      <RowHead>
        <PolishText>{name}</PolishText>
        {days !== undefined && (
          <>
            {" "}
            <small>
              <FormattedDate date={days.from} /> – <FormattedDate date={days.to} />
            </small>
          </>
        )}
        {quantity !== undefined && (
          <>
            {" "}
            <small lang="pl">{providerText(quantity)}</small>
          </>
        )}
      </RowHead>
      <Cell end label={t("items.net")}>
        <Money amount={net} />
      </Cell>
      <Cell end label={t("items.vat")}>
        <span>
          <Money amount={vat} /> <small>{vatRate}</small>
        </span>
      </Cell>
      <Cell end label={t("items.gross")}>
        <Money amount={gross} />
      </Cell>
    </TableRow>
  );
}
