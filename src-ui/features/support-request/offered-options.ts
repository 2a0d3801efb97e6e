import type { FinancialEntry } from "#domain/finance/index.ts";
import { hasDetails } from "#domain/finance/invoice-details.ts";
import { addressLine, displayName, visibleProducts, type Product } from "#domain/products/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import type { FormOption, OwnDataKind } from "#domain/support/index.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { SupportDependencies } from "./support-dependencies.ts";
import { t } from "./support.texts.ts";

/** Number of offered invoices: complaints concern those of the last year, some customers have several a month. */
const MAX_INVOICES = 24;

/** Returns the customer's services as answers; the value is the product id (VAL-14). */
function serviceOptions(products: readonly Product[]): readonly FormOption[] {
  return visibleProducts(products).map((product) => {
    const place = product.address && addressLine(product.address);
    const name = providerText(displayName(product));
    return { value: product.productId, label: place === undefined ? name : `${name}, ${place}` };
  });
}

/** Returns the newest documents as answers; the value is the number of the document (VAL-14). */
function invoiceOptions(entries: readonly FinancialEntry[]): readonly FormOption[] {
  return entries
    .filter(hasDetails)
    .toSorted((one, other) => other.entryDate.localeCompare(one.entryDate))
    .slice(0, MAX_INVOICES)
    .map(({ number, entryDate, amount }) => ({
      value: number,
      label: t("own.invoice", { number, date: formatDate(entryDate), amount: formatMoney(amount) }),
    }));
}

/** Returns what is offered as answers; `undefined` while it is loading. Without data, the customer types the answer. */
export function offeredOptions(
  { client, finance }: Pick<SupportDependencies, "client" | "finance">,
  kind: OwnDataKind,
): readonly FormOption[] | undefined {
  switch (kind) {
    case "service":
      return serviceOptions(client.data.known?.products ?? []);
    case "invoice": {
      const { known, state } = finance.entries;
      if (known === undefined) return state.status === "failed" ? [] : undefined;
      return invoiceOptions(known);
    }
  }
}
