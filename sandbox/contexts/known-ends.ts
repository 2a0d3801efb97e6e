import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { isOpenProduct, withEndingParts } from "./ended-product.ts";
import { portingDays } from "./terminated-contracts.ts";

/**
 * Returns products with the last days that are known ahead, so that an invoice before such a day charges nothing after
 * it: a contract that ends or whose number moves ends its parts and the services without a contract of their own.
 */
export function withKnownEnds(tenant: Tenant, account: string, products: readonly JsonRecord[]): readonly JsonRecord[] {
  const portings = portingDays(tenant, account);
  const mainById = new Map(products.map((product) => [product["productId"], product]));
  const lastDayOf = ({ productId, contractEnd }: JsonRecord): IsoDay =>
    [jsonText(contractEnd), portings.get(jsonText(productId)) ?? ""].filter((day) => day !== "").toSorted()[0] ?? "";
  return products.map((product) => {
    const main = jsonText(product["contractNumber"]) === "" ? mainById.get(product["mainServiceId"]) : undefined;
    const endsOn = lastDayOf(product) || (main === undefined ? "" : lastDayOf(main));
    if (endsOn === "" || !isOpenProduct(product)) return product;
    return { ...withEndingParts(product, endsOn), contractEnd: endsOn };
  });
}
