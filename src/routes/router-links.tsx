import { type ReactNode, useEffect } from "react";
import { useHref, useLinkClickHandler, useNavigate } from "react-router-dom";
import { LinkProvider, type LinkProps } from "#ui/design-system/link.tsx";
import { routeAt } from "#domain/navigation/paths.ts";

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

/**
 * The page of the portal that a press on one of these `links` (a selector) leads to in this window; `undefined` for any
 * other: one that somebody has answered,
 * one that is to open a tab or to save a file, and one within the page stay the browser's.
 */
export function portalPressOf(
  { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  links: string,
): string | undefined {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest(`${links}:not([href^='#'], [target], [download])`);
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== window.location.origin ||
    routeAt(link.pathname) === undefined
  )
    return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Links in the operator's HTML that lead to a page of the portal go through the router, as the portal's own do: nothing
 * is loaded anew, and a form
 * that was begun is asked about. A press that is to open a tab, a file, and a place within the page stay the browser's.
 */
export function useOperatorLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = portalPressOf(event, "[data-operator] a[href]");
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
