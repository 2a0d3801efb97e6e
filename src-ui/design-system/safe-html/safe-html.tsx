import { useLayoutEffect, useRef } from "react";
import { usePictureRules } from "./pictures-context.ts";
import { sanitise } from "./sanitise.ts";

export interface SafeHtmlProps {
  /** HTML as sent by the server. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** The operator writes in Polish, whatever the language of the page is (I18N-10). */
const LANGUAGE = "pl";

/**
 * Sanitised HTML of the server. Wrap it in an `ErrorBoundary`. The attribute `data-operator` marks its links
 * for the router; sanitised HTML cannot contain it.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  const rules = usePictureRules();
  useLayoutEffect(() => {
    host.current?.replaceChildren(sanitise(html, rules));
  }, [html, rules]);
  return <div ref={host} className={className} lang={LANGUAGE} data-operator="" />;
}
