import "./link.css";
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from "react";

/** Props of a link: an address, in this portal or elsewhere, and native anchor attributes. */
export interface LinkProps extends ComponentPropsWithRef<"a"> {
  readonly href: string;
  /** Keeps the scroll position of the page, which stays in view. */
  readonly keepsScroll?: boolean | undefined;
}

/** Component that renders a link: a native anchor, or the router's link. */
export type LinkComponent = ComponentType<LinkProps>;

function NativeLink(props: LinkProps) {
  const { keepsScroll: _, ...anchor } = props;
  return <a {...anchor} />;
}

const LinkContext = createContext<LinkComponent>(NativeLink);

/** Provides the link component, so that the design system does not depend on a router. Default: native anchors. */
export function LinkProvider({ link, children }: { readonly link: LinkComponent; readonly children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Link within the portal. */
export function Link(props: LinkProps) {
  const Rendered = use(LinkContext);
  return <Rendered {...props} />;
}

/** Text link with an arrow: "Szczegóły usług >". */
export function LinkMore({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={className === undefined ? "link-more" : `link-more ${className}`} />;
}
