import { observer } from "#ui/shared/observer.ts";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router-dom";
import { WelcomeBar } from "#ui/shell/welcome/welcome-bar.view.tsx";
import { WelcomeStore } from "#ui/stores/site-content/welcome.store.ts";
import { useService } from "../container/use-service.tsx";
import { useCookieChoice } from "./use-cookie-choice.ts";
import { APP, SITE_CONTENT_STORE, TRACKER, WELCOME_MARKS_PORT } from "../container/tokens.ts";

/**
 * Operator's greeting until it is closed or the customer leaves the page (NAV-14), not over the cookie question; its
 * display is reported to analytics (HTTP-02).
 */
export const WelcomeBanner = observer(function WelcomeBanner() {
  const { container } = useService(APP);
  const { content } = useService(SITE_CONTENT_STORE);
  const marks = useService(WELCOME_MARKS_PORT);
  const store = useMemo(() => new WelcomeStore(content, marks), [content, marks]);
  const isAnswered = useCookieChoice() !== undefined;
  const { due } = store;
  const mark = due?.mark;
  const onShown = useCallback(() => {
    if (mark === undefined) return;
    store.markShown(mark);
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.trackBanner("welcome_banner"),
      // Without a network the display is not counted.
      () => undefined,
    );
  }, [container, store, mark]);
  const isShown = due !== undefined && isAnswered;
  // The greeting ends with the page on which it was shown.
  const { pathname } = useLocation();
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    if (!isShown) return;
    shownAt.current ??= pathname;
    if (shownAt.current !== pathname) store.close(due.mark);
  }, [isShown, pathname, store, due]);
  if (!isShown) return null;
  return <WelcomeBar key={due.mark} html={due.html} onShown={onShown} onClose={() => store.close(due.mark)} />;
});
