import type { EntrySeed, ItemSeed } from "./entry-seed.ts";
import type { ProductSeed } from "./product-seed.ts";
import type { CustomerSeed } from "./seed.ts";

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

function chargedServices(
  products: readonly ProductSeed[],
  { charged, period, entryDate }: EntrySeed,
): readonly ItemSeed[] {
  return products
    .filter(
      ({ productId, status, actualPrice = 0 }) =>
        actualPrice > 0 && !NOT_CHARGED.has(status) && (charged?.includes(productId) ?? true),
    )
    .map((product) => ({
      kind: "subscription",
      serviceId: product.productId,
      name: product.name,
      gross: priceIn(period ?? entryDate.slice(0, 7), product),
    }));
}

/** Moves each line after the first one of its service, so that a promotion is below the service it discounts. */
function groupByService(lines: readonly ItemSeed[]): readonly ItemSeed[] {
  const place = (line: ItemSeed): number =>
    line.serviceId === undefined ? lines.length : lines.findIndex(({ serviceId }) => serviceId === line.serviceId);
  return lines.toSorted((one, other) => place(one) - place(other));
}

function linesOf(entry: EntrySeed, { products }: Pick<CustomerSeed, "products">): readonly ItemSeed[] {
  switch (entry.kind) {
    case "invoice": {
      const lines = [...chargedServices(products, entry), ...(entry.items ?? [])];
      if (sum(lines) !== entry.amount)
        throw new RangeError(`the lines of ${entry.series} for ${entry.period ?? ""} add up to ${sum(lines)}`);
      return groupByService(lines);
    }
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
      return [{ kind: "interest", name: "Odsetki za opóźnienie", gross: entry.amount }];
    default:
      return [];
  }
}

/** Returns the lines of an entry, which add up to its amount; none for an entry that is not a document. */
export function invoiceItemsOf(
  entry: EntrySeed,
  customer: Pick<CustomerSeed, "products">,
): readonly SeededInvoiceItem[] {
  return linesOf(entry, customer).map((line) => {
    if (line.kind === "interest") return { ...line, net: line.gross, vatRate: NO_VAT, vat: 0 };
    const net = Math.round((line.gross * 100) / (100 + VAT_PERCENT));
    return { ...line, net, vatRate: `${VAT_PERCENT}%`, vat: line.gross - net };
  });
}
