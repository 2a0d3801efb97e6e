import type { ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { LinkProvider, type LinkProps } from "#ui/design-system/link.tsx";

/** Links of this portal go through the router; others stay what they are. */
function PortalLink({ href, ...rest }: LinkProps) {
  return href.startsWith("/") && !href.startsWith("//") ? (
    <RoutedLink {...rest} href={href} />
  ) : (
    <a {...rest} href={href} />
  );
}

/** The router's own component also fetches ahead and submits, by means that weigh on the login page. */
function RoutedLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, rest.target === undefined ? {} : { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

export function RouterLinks({ children }: { readonly children: ReactNode }) {
  return <LinkProvider link={PortalLink}>{children}</LinkProvider>;
}
