import type { MouseEvent } from "react";

export interface SkipLinkProps {
  /** Main part of the page, such as `#tresc`; it needs `tabIndex={-1}` to take the focus. */
  readonly href: `#${string}`;
  readonly children: string;
}

/** First element of a page: skips the navigation. Moves the focus by script, so that the address does not change. */
export function SkipLink({ href, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById(href.slice(1));
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <a className="skip" href={href} onClick={skip}>
      {children}
    </a>
  );
}
