import type { LegalNotice } from "../messages/index.ts";
import { listedPriceOn, type Product } from "../products/index.ts";
import { plusDays, type WarsawDate } from "../shared-kernel/index.ts";

type PriceNotice = Pick<LegalNotice, "kind" | "productId" | "contractNumber" | "effectiveOn" | "monthlyDifference">;
type ExtendedProduct = Pick<
  Product,
  "productId" | "contractNumber" | "commitmentFrom" | "commitmentTo" | "productPrices"
>;

/**
 * Returns the last day of the extension after which a notice about a changed price no longer applies (TERMS-40): the
 * fixed term of its service began on a day after the notice, and the listed prices do not rise (or fall) on the day of
 * the change. An extension keeps the contract number. Returns `undefined` where a price is not listed, and for a notice
 * without a change of the price: the portal then cannot tell whether the extension has the change.
 * @param sentOn day of the message with the notice
 */
export function lastDayOfExtensionWithoutChange(
  { kind, productId, contractNumber, effectiveOn, monthlyDifference }: PriceNotice,
  sentOn: WarsawDate,
  products: readonly ExtendedProduct[],
): WarsawDate | undefined {
  const product = products.find((one) => one.productId === productId && one.contractNumber === contractNumber);
  if (kind !== "changed-terms" || product === undefined) return undefined;
  if (monthlyDifference === undefined || monthlyDifference === 0) return undefined;
  const { commitmentFrom, commitmentTo } = product;
  if (commitmentFrom === undefined || commitmentFrom <= sentOn || commitmentFrom > effectiveOn) return undefined;
  const [before, after] = [plusDays(effectiveOn, -1), effectiveOn].map((day) => listedPriceOn(product, day));
  if (before === undefined || after === undefined) return undefined;
  return hasPriceChanged(before, after, monthlyDifference) ? undefined : commitmentTo;
}

/** Returns true if a price changes in the direction that was announced, also by another amount. */
function hasPriceChanged(before: number, after: number, monthlyDifference: number): boolean {
  return monthlyDifference > 0 ? after > before : after < before;
}
