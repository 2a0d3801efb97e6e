import "../question-bar.css";
import { useEffect } from "react";
import { Button } from "#ui/design-system/button.tsx";
import { focusVisibleHeading } from "#ui/design-system/focus-visible-heading.ts";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "welcome");

export interface WelcomeBarProps {
  /** Site content `welcome_banner`, as sent by the server. */
  readonly html: string;
  /** Called when the bar is rendered. */
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/**
 * Operator's greeting at the end of the page, where it shifts no content (NAV-14). Sanitised (SITE-01); left out if it
 * fails to render. Last in the page, like the cookie bar, so that keyboard users do not have to pass it.
 */
export function WelcomeBar({ html, onShown, onClose }: WelcomeBarProps) {
  useEffect(onShown, [onShown]);
  const handleClose = (): void => {
    // The pressed button disappears: the focus continues in the page.
    focusVisibleHeading();
    onClose();
  };
  return (
    <ErrorBoundary fallback={() => null}>
      <section className="question-bar" aria-label={t("label")}>
        <div className="page">
          <SafeHtml className="question-bar__text" html={html} />
          <div className="cluster">
            <Button onClick={handleClose}>{t("close")}</Button>
          </div>
        </div>
      </section>
    </ErrorBoundary>
  );
}
