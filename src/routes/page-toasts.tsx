import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { backOnlineToast } from "#ui/shell/toast-messages.ts";
import { ToastHost } from "#ui/shell/toast-host.view.tsx";
import { loadAccount } from "../boot/load-account.ts";
import { useService } from "../container/use-service.tsx";
import { APP, CONNECTIVITY_STORE, TOASTS_STORE, SITE_CONTENT_STORE } from "../container/tokens.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

/**
 * What screens tell in passing; and what no screen tells: that the network is back, and how the operator greets
 * (NAV-14).
 */
export const PageToasts = observer(function PageToasts() {
  const { container } = useService(APP);
  const connectivity = useService(CONNECTIVITY_STORE);
  const toasts = useService(TOASTS_STORE);
  useEffect(
    () =>
      reaction(
        () => connectivity.online,
        (online) => {
          if (!online) return;
          toasts.show(backOnlineToast());
          // what stands in no page of its own tells of no failure, and nobody would ask for it again
          if (container.account !== undefined) loadAccount(container.account);
        },
      ),
    [container, toasts, connectivity],
  );
  return (
    <>
      <LazyWelcomeBanner />
      <ToastHost
        toasts={toasts.shown}
        onDismiss={(id) => toasts.dismiss(id)}
        onHold={() => toasts.hold()}
        onRelease={() => toasts.release()}
      />
    </>
  );
});

const loadWelcomeBanner = lazyWithRetry(() => import("./welcome-banner.tsx"), "WelcomeBanner");

/** The operator's greeting, with what shows it: fetched where site content has one (NAV-14). */
export const LazyWelcomeBanner = observer(function LazyWelcomeBanner() {
  const { content } = useService(SITE_CONTENT_STORE);
  const loadedModule = useLazyModule(loadWelcomeBanner, content.known?.has("welcome_banner") === true).module;
  return loadedModule === undefined ? null : <loadedModule.WelcomeBanner />;
});
