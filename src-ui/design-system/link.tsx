import "./link.css";
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from "react";

/** What a link needs: an address of this portal (or another one) and whatever a native anchor takes. */
export interface LinkProps extends ComponentPropsWithRef<"a"> {
  readonly href: string;
}

/** Renders a link: a native anchor, or the router's. */
export type LinkComponent = ComponentType<LinkProps>;

const NativeLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(NativeLink);

/**
 * Tells every `Link` beneath how to render itself, so that no component knows a router. Without it links are native.
 */
export function LinkProvider({ link, children }: { readonly link: LinkComponent; readonly children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link within the portal. */
export function Link(props: LinkProps) {
  const Rendered = use(LinkContext);
  return <Rendered {...props} />;
}

/** A link that leads on, in words and an arrow beside them: "Szczegóły usług >". */
export function LinkMore({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={className === undefined ? "link-more" : `link-more ${className}`} />;
}
