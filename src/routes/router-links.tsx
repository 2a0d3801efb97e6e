import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { LinkProvider, type LinkProps } from "#ui/design-system/link.tsx";

/** Links of this portal go through the router; others stay what they are. */
function PortalLink({ href, ...rest }: LinkProps) {
  return href.startsWith("/") && !href.startsWith("//") ? <RouterLink {...rest} to={href} /> : <a {...rest} href={href} />;
}

export function RouterLinks({ children }: { readonly children: ReactNode }) {
  return <LinkProvider link={PortalLink}>{children}</LinkProvider>;
}
