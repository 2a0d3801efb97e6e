import type { ProductCategory } from "../products/index.ts";
import type { ClientData } from "./client.ts";

/** Products that have a number to call, or to use data with. */
const PHONES: ReadonlySet<ProductCategory> = new Set(["phone", "mobile_phone", "mobile_internet"]);

/** Whether there is a number in the contract that calls, messages or data are billed for (FIN-08). */
export function hasBilledPhone({ client, products }: Pick<ClientData, "client" | "products">): boolean {
  return client.billingPhones.length > 0 || products.some(({ category }) => PHONES.has(category));
}
