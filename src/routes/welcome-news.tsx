import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { WelcomeBar } from "#ui/shell/welcome/welcome-bar.view.tsx";
import { WelcomeStore } from "#ui/stores/site-content/welcome.store.ts";
import type { App } from "../boot/app.ts";
import { useCookieChoice } from "./cookie-question.tsx";
import { WELCOME_MARKS_PORT } from "../container/tokens.ts";

/**
 * The operator's greeting, until it is closed (NAV-14), and not over a question; analytics is told that it is on screen
 * (HTTP-02).
 */
export const WelcomeNews = observer(function WelcomeNews({ app }: { readonly app: App }) {
  const [store] = useState(
    () => new WelcomeStore(app.stores.siteContent.content, app.container.root.get(WELCOME_MARKS_PORT)),
  );
  const isAnswered = useCookieChoice(app.cookies) !== undefined;
  const { due } = store;
  const mark = due?.mark;
  const onShown = useCallback(() => {
    if (mark === undefined) return;
    store.shown(mark);
    app.tracker().then(
      (tracker) => tracker.banner("welcome_banner"),
      // without a network there is nobody to tell
      () => undefined,
    );
  }, [app, store, mark]);
  if (due === undefined || !isAnswered) return null;
  return <WelcomeBar key={due.mark} html={due.html} onShown={onShown} onClose={() => store.close(due.mark)} />;
});
