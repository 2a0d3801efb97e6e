import { subscriptionPeriod } from "../calendar/subscription-period.ts";
import { billedName } from "../contexts/ordered-tariff.ts";
import type { EntrySeed, ItemSeed } from "./entry-seed.ts";
import type { ProductSeed } from "./product-seed.ts";
import type { CustomerSeed } from "./seed.ts";
import { catalogueService, type StreamingServiceSeed } from "./streaming.ts";

/** Statuses of services without charges: ended or not yet active. */
const NOT_CHARGED = new Set(["RESIGNED", "ORDERED"]);
const VAT_PERCENT = 23;
/** VAT rate of interest, which is not subject to VAT. */
const NO_VAT = "np.";

/** Line of an invoice with its computed amounts. Amounts in grosze. */
export interface SeededInvoiceItem extends Omit<ItemSeed, "gross"> {
  readonly net: number;
  readonly vatRate: string;
  readonly vat: number;
  readonly gross: number;
}

const sum = (items: readonly ItemSeed[]): number => items.reduce((total, { gross }) => total + gross, 0);

/** Returns the price of a product in a month: the one in force on the first day, or the current one. */
function priceIn(month: string, { productPrices = [], actualPrice = 0 }: ProductSeed): number {
  const day = `${month}-01`;
  const inForce = productPrices.find(({ validFrom = day, validTo = day }) => validFrom <= day && day <= validTo);
  return inForce?.value ?? actualPrice;
}

/** Returns the price of a streaming service with its plan. */
function streamingPrice({ service, planId }: StreamingServiceSeed): number {
  const { plans = [], price } = catalogueService(service);
  return plans.find((plan) => plan.planId === planId)?.price ?? price;
}

/** Returns the months of streaming services that began since the invoice before this one. */
function chargedStreaming(
  { streaming }: Pick<CustomerSeed, "streaming">,
  { period, entryDate }: EntrySeed,
): readonly ItemSeed[] {
  return (streaming?.services ?? []).flatMap((seed): readonly ItemSeed[] => {
    const { service, productId, state, since } = seed;
    if (state !== "ACTIVE" || since === undefined) return [];
    const startDay = Number(since.slice(8));
    const { from } = subscriptionPeriod({ month: period ?? entryDate.slice(0, 7), issuedOn: entryDate }, startDay);
    if (from < since) return [];
    const days = startDay === 1 ? {} : { fromDay: startDay, toDay: startDay - 1 };
    const { name } = catalogueService(service);
    return [{ kind: "subscription", serviceId: productId, name, gross: streamingPrice(seed), ...days }];
  });
}

/** Adds up what the promotions of an invoice take off the price of a service. */
const promotedBy = (productId: string, { items = [] }: EntrySeed): number =>
  -sum(items.filter(({ kind, serviceId }) => kind === "promotion" && serviceId === productId));

function chargedServices(products: readonly ProductSeed[], entry: EntrySeed): readonly ItemSeed[] {
  const { charged, period, entryDate } = entry;
  return products
    .filter(
      ({ productId, status, actualPrice = 0 }) =>
        actualPrice > 0 && !NOT_CHARGED.has(status) && (charged?.includes(productId) ?? true),
    )
    .map((product) => ({
      kind: "subscription",
      serviceId: product.productId,
      name: billedName({ name: product.name, category: product.category, productInfo: product.productInfo ?? "" }),
      // The price in force is that after the promotion, which has a line of its own.
      gross: priceIn(period ?? entryDate.slice(0, 7), product) + promotedBy(product.productId, entry),
    }));
}

/** Moves each line after the first one of its service, so that a promotion is below the service it discounts. */
function groupByService(lines: readonly ItemSeed[]): readonly ItemSeed[] {
  const place = (line: ItemSeed): number =>
    line.serviceId === undefined ? lines.length : lines.findIndex(({ serviceId }) => serviceId === line.serviceId);
  return lines.toSorted((one, other) => place(one) - place(other));
}

/** Data of a customer that its invoices charge. */
type ChargedCustomer = Pick<CustomerSeed, "products" | "streaming">;

/** Returns the lines of an entry. Throws if they do not add up to its amount. */
function addingUp({ series, period, amount }: EntrySeed, lines: readonly ItemSeed[]): readonly ItemSeed[] {
  if (sum(lines) !== amount) throw new RangeError(`the lines of ${series} for ${period ?? ""} add up to ${sum(lines)}`);
  return lines;
}

function linesOf(entry: EntrySeed, customer: ChargedCustomer): readonly ItemSeed[] {
  const { products } = customer;
  switch (entry.kind) {
    case "invoice":
      return groupByService(
        addingUp(entry, [
          ...chargedServices(products, entry),
          ...chargedStreaming(customer, entry),
          ...(entry.items ?? []),
        ]),
      );
    case "correction":
      return [
        {
          kind: "adjustment",
          serviceId: products[0]?.productId,
          name: `Przerwa w działaniu: ${products[0]?.name ?? "usługa"}`,
          gross: entry.amount,
        },
      ];
    case "interest":
      return addingUp(entry, entry.items ?? []);
    default:
      return [];
  }
}

/** Returns a line with its net amount and its VAT. */
export function withVat(line: ItemSeed): SeededInvoiceItem {
  if (line.kind === "interest") return { ...line, net: line.gross, vatRate: NO_VAT, vat: 0 };
  const net = Math.round((line.gross * 100) / (100 + VAT_PERCENT));
  return { ...line, net, vatRate: `${VAT_PERCENT}%`, vat: line.gross - net };
}

/** Returns the lines of an entry, which add up to its amount; none for an entry that is not a document. */
export function invoiceItemsOf(entry: EntrySeed, customer: ChargedCustomer): readonly SeededInvoiceItem[] {
  return linesOf(entry, customer).map(withVat);
}
