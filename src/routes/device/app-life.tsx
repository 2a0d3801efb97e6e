import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { registerDevice } from "#ui/stores/device/register-device.ts";
import type { App } from "../../boot/app.ts";
import { deviceOf, useApp } from "./in-app.tsx";

/** Whose device was registered last, in this page: once for each session (WRAP-02). */
let registered: string | undefined;

/** A customer inside the app: the device is registered. */
export const AppLife = observer(function AppLife({ app }: { readonly app: App }) {
  useApp(app);
  const { current } = app.stores.session;
  const sessionId = current?.sessionId;
  // who looks in for the operator registers no device of a customer (ACC-12)
  const isOwn = current?.crmUser === false;
  useEffect(() => {
    if (sessionId === undefined || !isOwn || registered === sessionId) return;
    registered = sessionId;
    const { bridge, registration } = deviceOf(app);
    void registerDevice({ bridge, registration, intents: app.intentIds });
  }, [app, sessionId, isOwn]);
  return null;
});
