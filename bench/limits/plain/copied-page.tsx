import { createElement, useState, type Key, type ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { COPIES_PATH, type CopiedElement } from "./portal-copies.ts";

// The styles of the portal's pages; `styles.css` contains the base of the design system, and diagnostics are no page.
import.meta.glob(
  [
    "../../../src-ui/**/*.css",
    "!**/design-system/{tokens,base,layout}.css",
    "!**/features/diagnostics/**",
    "!**/cyrillic.css",
  ],
  { eager: true },
);

/** Renders a copied element; `outlet` takes the place of `main`. */
function renderCopy({ tag, attributes, style, children }: CopiedElement, key: Key, outlet?: ReactNode): ReactNode {
  if (tag === "main" && outlet !== undefined) return outlet;
  const rendered = children.map((child, index) =>
    typeof child === "string" ? child : renderCopy(child, index, outlet),
  );
  const { href } = attributes;
  if (tag === "a" && typeof href === "string" && href.startsWith("/"))
    return createElement(Link, { ...attributes, key, style, to: `${COPIES_PATH}${href}` }, ...rendered);
  return createElement(tag, { ...attributes, key, style }, ...rendered);
}

/** Header, navigation and footer of the portal around the copy of a page. */
export function CopiedLayout() {
  const [layout] = useState(() => {
    if (window.ebokCopies === undefined) throw new Error("the bench has given no copies");
    return window.ebokCopies.layout.children.map((node, index) =>
      typeof node === "string" ? node : renderCopy(node, index, <Outlet key="outlet" />),
    );
  });
  return layout;
}

/** Page with the elements of the portal's page at the same path, with nodes of its own, as in the portal. */
export function CopiedPage() {
  const { pathname } = useLocation();
  const copy = window.ebokCopies?.pages[pathname.slice(COPIES_PATH.length)];
  if (copy === undefined) throw new Error(`no copy of ${pathname}`);
  return renderCopy(copy, pathname);
}
