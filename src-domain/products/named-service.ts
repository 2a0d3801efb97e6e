import { displayName, type Product } from "./product.ts";

/** Displayed name of a service. */
export interface NamedService {
  readonly name: string;
  /** The customer has given the name, in any language; otherwise it is the provider's, in Polish. */
  readonly isCustomName?: true;
}

/** Returns the name to display with its origin (PROD-07). */
export function serviceNameOf(product: Pick<Product, "customName" | "fullName" | "name">): NamedService {
  const name = displayName(product);
  return { name, ...(name === product.customName && { isCustomName: true }) };
}
