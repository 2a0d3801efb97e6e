import { createContext, type MouseEvent, type ReactNode, use, useCallback, useEffect, useRef } from "react";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { LinkProvider, type LinkProps } from "#ui/design-system/link.tsx";

/** Opens the address of a pressed link in the router, unless the browser handles the press. */
type FollowLink = (event: MouseEvent<HTMLAnchorElement>, href: string, keepsScroll: boolean) => void;

const FollowLinkContext = createContext<FollowLink>(() => undefined);

/** Link of the design system: portal addresses use the router, other addresses a plain link. */
function PortalLink({ href, keepsScroll = false, onClick, ...rest }: LinkProps) {
  const follow = use(FollowLinkContext);
  if (!href.startsWith("/") || href.startsWith("//")) return <a {...rest} href={href} onClick={onClick} />;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event, href, keepsScroll);
      }}
    />
  );
}

/** Returns true if the browser should open the link: in another tab or window, as a download or menu. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !["", "_self"].includes(currentTarget.target);

/**
 * Connects the links below with the router. Not by the hooks of the router: each link would render at every route
 * change.
 */
export function RouterLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const latest = useRef({ navigate, here });
  useEffect(() => {
    latest.current = { navigate, here };
  });
  const follow = useCallback<FollowLink>((event, href, keepsScroll) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    // The open page gets no second entry in the history.
    const replace = href === latest.current.here;
    void latest.current.navigate(href, { replace, preventScrollReset: keepsScroll });
  }, []);
  return (
    <FollowLinkContext value={follow}>
      <LinkProvider link={PortalLink}>{children}</LinkProvider>
    </FollowLinkContext>
  );
}
