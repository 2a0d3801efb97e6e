import "#ui/shell/cookie-bar/cookie-bar.css";
import { useEffect } from "react";
import { Button } from "#ui/design-system/button.tsx";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "welcome");

export interface WelcomeBarProps {
  /** The site content `welcome_banner`, as the provider sent it. */
  readonly html: string;
  /** It is on screen. */
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/**
 * The operator's greeting over the end of the page, where it moves nothing of what is read (NAV-14). Sanitised
 * (SITE-01); should it break,
 * it is left out. Last in the page, as the bar about cookies: nobody has to pass it to read.
 */
export function WelcomeBar({ html, onShown, onClose }: WelcomeBarProps) {
  useEffect(onShown, [onShown]);
  return (
    <ErrorBoundary fallback={() => null}>
      <section className="cookie-bar" aria-label={t("label")}>
        <div className="page">
          <SafeHtml className="cookie-bar__text" html={html} />
          <div className="cluster">
            <Button onClick={onClose}>{t("close")}</Button>
          </div>
        </div>
      </section>
    </ErrorBoundary>
  );
}
