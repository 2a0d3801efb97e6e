import type { MouseEvent } from "react";

export interface SkipLinkProps {
  /** The main part of the page, such as `#tresc`; it takes focus, so it needs `tabIndex={-1}`. */
  readonly href: `#${string}`;
  readonly children: string;
}

/** The first thing in a page: leads past the navigation. It moves focus itself, so that the address stays as it is. */
export function SkipLink({ href, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById(href.slice(1));
    main?.focus();
    main?.scrollIntoView?.();
  };
  return (
    <a className="skip" href={href} onClick={skip}>
      {children}
    </a>
  );
}
