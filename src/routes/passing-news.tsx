import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { backOnline } from "#ui/shell/passing-news.ts";
import { ToastHost } from "#ui/shell/toast-host.view.tsx";
import type { ConnectivityStore } from "#ui/stores/connectivity/connectivity.store.ts";
import type { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";

interface PassingNewsProps {
  readonly toasts: ToastsStore;
  readonly connectivity: ConnectivityStore;
}

/** What screens tell in passing; and that the network is back, which no screen tells. */
export const PassingNews = observer(function PassingNews({ toasts, connectivity }: PassingNewsProps) {
  useEffect(
    () => reaction(() => connectivity.online, (online) => {
      if (online) toasts.show(backOnline());
    }),
    [toasts, connectivity],
  );
  return (
    <ToastHost toasts={toasts.shown} onDismiss={(id) => toasts.dismiss(id)} onHold={() => toasts.hold()} onRelease={() => toasts.release()} />
  );
});
