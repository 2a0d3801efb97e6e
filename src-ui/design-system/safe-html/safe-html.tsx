import { useLayoutEffect, useRef } from "react";
import { sanitise } from "./sanitise.ts";

export interface SafeHtmlProps {
  /** As the provider sent it. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** The provider's HTML, sanitised. Put it inside an `ErrorBoundary`. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(sanitise(html));
  }, [html]);
  return <div ref={host} className={className} />;
}
