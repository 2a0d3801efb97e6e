import { reaction } from "mobx";
import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import { backOnlineToast } from "#ui/shell/toast-messages.ts";
import { ToastHost } from "#ui/shell/toast-host.view.tsx";
import { loadAccount } from "../boot/load-account.ts";
import { useService } from "../container/use-service.tsx";
import { APP, CONNECTIVITY_STORE, TOASTS_STORE, SITE_CONTENT_STORE } from "../container/tokens.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

/** Toasts of all screens, with the toast about a restored network, and the operator's greeting (NAV-14). */
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
          // Data without a page of its own has no retry button, so it is reloaded here.
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

/** Operator's greeting; its code is loaded only if site content has one (NAV-14). */
export const LazyWelcomeBanner = observer(function LazyWelcomeBanner() {
  const { content } = useService(SITE_CONTENT_STORE);
  const loadedModule = useLazyModule(loadWelcomeBanner, content.known?.has("welcome_banner") === true).module;
  return loadedModule === undefined ? null : <loadedModule.WelcomeBanner />;
});
