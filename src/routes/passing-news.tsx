import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { backOnline } from "#ui/shell/passing-news.ts";
import { ToastHost } from "#ui/shell/toast-host.view.tsx";
import type { App } from "../boot/app.ts";
import { loadCore } from "../boot/stores.ts";
import { Welcome } from "./welcome.tsx";

/**
 * What screens tell in passing; and what no screen tells: that the network is back, and how the operator greets
 * (NAV-14).
 */
export const PassingNews = observer(function PassingNews({ app }: { readonly app: App }) {
  const { connectivity, stores } = app;
  const { toasts } = stores;
  useEffect(
    () =>
      reaction(
        () => connectivity.online,
        (online) => {
          if (!online) return;
          toasts.show(backOnline());
          // what stands in no page of its own tells of no failure, and nobody would ask for it again
          loadCore(stores);
        },
      ),
    [stores, toasts, connectivity],
  );
  return (
    <>
      <Welcome app={app} />
      <ToastHost
        toasts={toasts.shown}
        onDismiss={(id) => toasts.dismiss(id)}
        onHold={() => toasts.hold()}
        onRelease={() => toasts.release()}
      />
    </>
  );
});
