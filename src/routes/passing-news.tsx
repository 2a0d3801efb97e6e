import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { accountSwitched, backOnline } from "#ui/shell/passing-news.ts";
import { ToastHost } from "#ui/shell/toast-host.view.tsx";
import type { App } from "../boot/app.ts";
import { SWITCHED } from "./switched.ts";

/**
 * What screens tell in passing; and what no screen tells: that the network is back, and that another account is acted for, switched to here
 * or in another tab, whose page is led to (SESS-11).
 */
export const PassingNews = observer(function PassingNews({ app }: { readonly app: App }) {
  const { connectivity, stores: { toasts } } = app;
  const navigate = useNavigate();
  useEffect(
    () => reaction(() => connectivity.online, (online) => {
      if (online) toasts.show(backOnline());
    }),
    [toasts, connectivity],
  );
  useEffect(
    () => app.onContextSwitch(({ name }, landing) => {
      void navigate(landing, { replace: true, state: SWITCHED });
      toasts.show(accountSwitched(name));
    }),
    [app, toasts, navigate],
  );
  return (
    <ToastHost toasts={toasts.shown} onDismiss={(id) => toasts.dismiss(id)} onHold={() => toasts.hold()} onRelease={() => toasts.release()} />
  );
});
