import type { FinancialEntry } from "#domain/finance/index.ts";
import { hasDetails } from "#domain/finance/invoice-details.ts";
import { addressLine, displayName, visibleProducts, type Product } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  lastComplaintDay,
  type ComplaintTerms,
  type FormOption,
  type OwnDataKind,
  type OwnDataOffer,
} from "#domain/support/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { SupportDependencies } from "./support-dependencies.ts";
import { t } from "./support.texts.ts";

/** Number of offered invoices: some customers have several a month. */
const MAX_INVOICES = 24;

/** Returns the customer's services as answers; the value is the product id (VAL-14). */
function serviceOptions(products: readonly Product[]): readonly FormOption[] {
  return visibleProducts(products).map((product) => ({ value: product.productId, label: serviceLabel(product) }));
}

/** Names a service so that it differs from others of its name. */
export function serviceLabel(product: Product): string {
  const detail = detailOf(product);
  const name = providerText(displayName(product));
  return detail === undefined ? name : `${name}, ${detail}`;
}

/** Distinguishes services of one name: phones by the operator's line with the number, others by their address. */
function detailOf({ category, productInfo, address }: Product): string | undefined {
  const isPhone = category === "phone" || category === "mobile_phone";
  if (isPhone && productInfo !== undefined) return providerText(productInfo);
  return address && addressLine(address);
}

/**
 * Returns the newest documents as answers; the value is the number of the document (VAL-14). `terms` of a complaint
 * leave out those that are too old for one.
 */
function invoiceOptions(
  entries: readonly FinancialEntry[],
  today: WarsawDate,
  terms: ComplaintTerms | undefined,
): readonly FormOption[] {
  return entries
    .filter(hasDetails)
    .toSorted((one, other) => other.entryDate.localeCompare(one.entryDate))
    .slice(0, MAX_INVOICES)
    .filter(({ entryDate }) => terms === undefined || lastComplaintDay(entryDate, terms) >= today)
    .map(({ number, entryDate, amount }) => ({
      value: number,
      label: t("own.invoice", { number, date: formatDate(entryDate), amount: formatMoney(amount) }),
    }));
}

type OfferSource = Pick<SupportDependencies, "client" | "finance" | "today">;

/** Returns what is offered as answers, also while it is loading; `undefined` without data: the customer types then. */
export function ownDataOffer(source: OfferSource, kind: OwnDataKind, terms?: ComplaintTerms): OwnDataOffer | undefined {
  const options = optionsOf(source, kind, terms);
  return options?.length === 0 ? undefined : { kind, options };
}

function optionsOf(
  { client, finance, today }: OfferSource,
  kind: OwnDataKind,
  terms: ComplaintTerms | undefined,
): readonly FormOption[] | undefined {
  switch (kind) {
    case "service":
      return serviceOptions(client.data.known?.products ?? []);
    case "invoice": {
      const { known, state } = finance.entries;
      if (known === undefined) return state.status === "failed" ? [] : undefined;
      return invoiceOptions(known, today.today, terms);
    }
  }
}
