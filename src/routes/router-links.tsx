import type { ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { LinkProvider, type LinkProps } from "#ui/design-system/link.tsx";

/** Link of the design system: portal addresses use the router, other addresses a plain link. */
function PortalLink({ href, keepsScroll, ...rest }: LinkProps) {
  return href.startsWith("/") && !href.startsWith("//") ? (
    <RoutedLink {...rest} href={href} keepsScroll={keepsScroll} />
  ) : (
    <a {...rest} href={href} />
  );
}

/** Link through the router. Not the router's own component, whose prefetching and forms would burden the login page. */
function RoutedLink({ href, keepsScroll = false, onClick, ...rest }: LinkProps) {
  const target = rest.target === undefined ? {} : { target: rest.target };
  const follow = useLinkClickHandler(href, { ...target, preventScrollReset: keepsScroll });
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
