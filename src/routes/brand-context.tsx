import { createContext, use } from "react";
import type { Brand } from "../boot/brand.ts";

/** Whose portal this is, for pages that must be drawn before anything of the portal has loaded. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** The operator. Throws outside of the context: nothing is drawn before the configuration is read. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (brand === undefined) throw new Error("no brand around this page");
  return brand;
}
