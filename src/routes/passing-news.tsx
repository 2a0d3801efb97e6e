import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { backOnline } from "#ui/shell/passing-news.ts";
import { ToastHost } from "#ui/shell/toast-host.view.tsx";
import { loadAccount } from "../boot/load-account.ts";
import { useService } from "../container/services.tsx";
import { APP, CONNECTIVITY_STORE, TOASTS_STORE, SITE_CONTENT_STORE } from "../container/tokens.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

/**
 * What screens tell in passing; and what no screen tells: that the network is back, and how the operator greets
 * (NAV-14).
 */
export const PassingNews = observer(function PassingNews() {
  const { container } = useService(APP);
  const connectivity = useService(CONNECTIVITY_STORE);
  const toasts = useService(TOASTS_STORE);
  useEffect(
    () =>
      reaction(
        () => connectivity.online,
        (online) => {
          if (!online) return;
          toasts.show(backOnline());
          // what stands in no page of its own tells of no failure, and nobody would ask for it again
          if (container.account !== undefined) loadAccount(container.account);
        },
      ),
    [container, toasts, connectivity],
  );
  return (
    <>
      <Welcome />
      <ToastHost
        toasts={toasts.shown}
        onDismiss={(id) => toasts.dismiss(id)}
        onHold={() => toasts.hold()}
        onRelease={() => toasts.release()}
      />
    </>
  );
});

const loadNews = lazyWithRetry(() => import("./welcome-news.tsx"), "WelcomeNews");

/** The operator's greeting, with what shows it: fetched where site content has one (NAV-14). */
export const Welcome = observer(function Welcome() {
  const { content } = useService(SITE_CONTENT_STORE);
  const news = useLazyModule(loadNews, content.known?.has("welcome_banner") === true).module;
  return news === undefined ? null : <news.WelcomeNews />;
});
