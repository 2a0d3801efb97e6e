/**
 * The address of a file of the portal's own that a press on this link saves; `undefined` for any other link, and for
 * what the page itself has made.
 */
export function ownFile(link: HTMLAnchorElement): string | undefined {
  const { protocol, origin } = link;
  return link.hasAttribute("download") && origin === window.location.origin && protocol !== "blob:"
    ? link.href
    : undefined;
}
