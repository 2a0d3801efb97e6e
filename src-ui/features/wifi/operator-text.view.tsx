import "./wifi.css";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";

/** Operator's text, sanitised; empty without a text or when it cannot be rendered (SITE-01, SITE-02). */
export function OperatorText({ html }: { readonly html: string | undefined }) {
  return html === undefined ? null : (
    <ErrorBoundary fallback={() => null}>
      <SafeHtml className="operator-text" html={html} />
    </ErrorBoundary>
  );
}
