import "./promo-banner.css";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { t } from "./shell.texts.ts";

export interface PromoBannerProps {
  /** Site content `bottom_logged_in_banner`, as sent by the server (NAV-11). */
  readonly html: string;
}

/** Operator's promo below a page, sanitised (SITE-01). If it fails to render, it is left out. */
export function PromoBanner({ html }: PromoBannerProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <section className="page promo-slot" aria-label={t("promo")}>
        <SafeHtml className="promo" html={html} />
      </section>
    </ErrorBoundary>
  );
}
