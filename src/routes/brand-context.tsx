import { createContext, use } from "react";
import type { Brand } from "../boot/brand.ts";

/** Brand for pages that render before the portal is loaded. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Returns the brand. Throws outside the context: nothing renders before the configuration is read. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (brand === undefined) throw new Error("useBrand must be used inside BrandContext");
  return brand;
}
