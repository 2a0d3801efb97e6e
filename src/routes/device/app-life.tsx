import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { pushAddress } from "#domain/device/index.ts";
import { registerDevice } from "#ui/stores/device/register-device.ts";
import type { App } from "../../boot/app.ts";
import { deviceOf, useApp } from "./in-app.tsx";
import { takeWaiting } from "./waiting-push.ts";

/** Whose device was registered last, in this page: once for each session (WRAP-02). */
let registered: string | undefined;

/**
 * A page inside the app. With a customer the device is registered, and what they have tapped before they logged in is
 * shown; GUARD-02 knows nothing of it: no address is kept.
 */
export const AppLife = observer(function AppLife({ app }: { readonly app: App }) {
  useApp(app);
  const { current } = app.stores.session;
  const navigate = useNavigate();
  const sessionId = current?.sessionId;
  const customer = current?.userId;
  // who looks in for the operator registers no device of a customer (ACC-12)
  const isOwn = current?.crmUser === false;
  useEffect(() => {
    if (sessionId === undefined || !isOwn || registered === sessionId) return;
    registered = sessionId;
    const { bridge, registration } = deviceOf(app);
    void registerDevice({ bridge, registration, idempotencyKeys: app.idempotencyKeys });
  }, [app, sessionId, isOwn]);
  useEffect(() => {
    if (customer === undefined) return;
    const waited = takeWaiting(customer);
    if (waited !== undefined) void navigate(pushAddress(waited), { replace: true });
  }, [customer, sessionId, navigate]);
  return null;
});
