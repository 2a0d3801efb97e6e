import { createContext, use, type ReactNode } from "react";
import { NO_PART, type PortalPart, type UnavailableParts } from "#domain/access/portal-parts.ts";

/** Parts of the portal that this installation lacks (CALL-12). */
export const UnavailablePartsContext = createContext<UnavailableParts>(NO_PART);

/** Shows its children unless the installation lacks this part of the portal (CALL-12). */
export function Part({ name, children }: { readonly name: PortalPart; readonly children: ReactNode }) {
  return use(UnavailablePartsContext).has(name) ? null : children;
}
