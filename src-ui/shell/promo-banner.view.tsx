import "./promo-banner.css";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { t } from "./texts.ts";

export interface PromoBannerProps {
  /** The site content `bottom_logged_in_banner`, as the provider sent it (NAV-11). */
  readonly html: string;
}

/**
 * The operator's own words under a page, sanitised (SITE-01). Should they break, they are left out and the page stands.
 */
export function PromoBanner({ html }: PromoBannerProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <section className="page promo-place" aria-label={t("promo")}>
        <SafeHtml className="promo" html={html} />
      </section>
    </ErrorBoundary>
  );
}
