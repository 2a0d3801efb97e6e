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
 * fixed term of its service began after the notice, and the listed prices do not change as the notice says. An
 * extension keeps the contract number. Prices that are not listed prove nothing, nor does a notice about other terms.
 * @param sentOn day of the message with the notice
 */
export function extensionWithoutChange(
  { kind, productId, contractNumber, effectiveOn, monthlyDifference }: PriceNotice,
  sentOn: WarsawDate,
  products: readonly ExtendedProduct[],
): WarsawDate | undefined {
  const product = products.find((one) => one.productId === productId && one.contractNumber === contractNumber);
  if (kind !== "changed-terms" || product === undefined) return undefined;
  if (monthlyDifference === undefined || monthlyDifference === 0) return undefined;
  const { commitmentFrom, commitmentTo } = product;
  if (commitmentFrom === undefined || commitmentFrom < sentOn || commitmentFrom > effectiveOn) return undefined;
  const [before, after] = [plusDays(effectiveOn, -1), effectiveOn].map((day) => listedPriceOn(product, day));
  if (before === undefined || after === undefined || after - before === monthlyDifference) return undefined;
  return commitmentTo;
}
