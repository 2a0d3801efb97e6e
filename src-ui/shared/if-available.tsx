import { createContext, use, type ReactNode } from "react";
import { NONE_UNAVAILABLE, type PortalFeature, type UnavailableFeatures } from "#domain/access/portal-features.ts";

/** Features that this installation lacks, or that the customer may not use (CALL-12, REQ-23). */
export const UnavailableFeaturesContext = createContext<UnavailableFeatures>(NONE_UNAVAILABLE);

interface IfAvailableProps {
  readonly feature: PortalFeature;
  readonly children: ReactNode;
  /** Shown instead; default: nothing. */
  readonly otherwise?: ReactNode;
}

/** Shows its children unless the customer cannot use this feature (CALL-12). */
export function IfAvailable({ feature, children, otherwise = null }: IfAvailableProps) {
  return use(UnavailableFeaturesContext).has(feature) ? otherwise : children;
}
