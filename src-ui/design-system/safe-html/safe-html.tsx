import { useLayoutEffect, useRef } from "react";
import { sanitise } from "./sanitise.ts";

export interface SafeHtmlProps {
  /** As the provider sent it. */
  readonly html: string;
  readonly className?: string | undefined;
}

/**
 * The provider's HTML, sanitised. Put it inside an `ErrorBoundary`. Its mark tells the router which links to follow:
 * nothing in the HTML can bear it.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(sanitise(html));
  }, [html]);
  return <div ref={host} className={className} data-operator="" />;
}
