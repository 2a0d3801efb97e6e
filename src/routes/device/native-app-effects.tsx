import { observer } from "#ui/shared/observer.ts";
import { useEffect, useMemo } from "react";
import { useNavigate, useLocation } from "react-router-dom";
import { isCustomerSession } from "#domain/session/index.ts";
import { pushPathOf } from "#domain/device/index.ts";
import { registerDevice } from "#ui/stores/device/register-device.ts";
import { useService } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { TOASTS_STORE } from "../../container/tokens.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { withBoundedContexts } from "../../container/with-bounded-contexts.ts";
import { useNativeApp } from "./use-native-app.tsx";
import { routeAt } from "#domain/navigation/index.ts";
import { GuestToasts } from "#ui/shell/guest-toasts.view.tsx";

/**
 * Effects of a page inside the app. With a customer, registers the device and opens a notification that was tapped
 * before the login. GUARD-02 stores no address for it.
 */
export const NativeAppEffects = observer(function NativeAppEffects() {
  useNativeApp();
  const { root } = useService(tokens.APP).container;
  const { current } = useService(tokens.SESSION_STORE);
  const navigate = useNavigate();
  const sessionId = current?.sessionId;
  const customer = current?.userId;
  // Staff of the operator must not register their device for a customer (ACC-12).
  const isOwn = current !== undefined && isCustomerSession(current);
  useEffect(() => {
    if (sessionId === undefined || !isOwn) return;
    if (!root.get(tokens.DEVICE_REGISTRATIONS).claim(sessionId)) return;
    void registerDevice({
      bridge: root.get(tokens.NATIVE_BRIDGE_PORT),
      registration: root.get(tokens.DEVICE_REGISTRATION_PORT),
      idempotencyKeys: root.get(tokens.IDEMPOTENCY_KEY_PORT),
    });
  }, [root, sessionId, isOwn]);
  useEffect(() => {
    if (customer === undefined) return;
    const pendingPush = root.get(tokens.PENDING_PUSH_STORE).takeForCustomer(customer);
    if (pendingPush !== undefined) void navigate(pushPathOf(pendingPush), { replace: true });
  }, [root, customer, sessionId, navigate]);
  const isStartPage = routeAt(useLocation().pathname) === "index";
  return isStartPage && isOwn ? <LazyDeviceOffer /> : null;
});

const importDeviceOffer = lazyWithRetry(() => import("./device-offer-host.tsx"), "DeviceOfferHost");

/** Offer of finger and notifications (APP-02), loaded until it was answered on this device. */
const LazyDeviceOffer = observer(function LazyDeviceOffer() {
  const { container } = useService(tokens.APP);
  const { unavailable } = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const load = useMemo(() => withBoundedContexts(container, ["settings"], importDeviceOffer), [container]);
  const memory = container.root.get(tokens.DEVICE_MEMORY_PORT);
  const isDue = !unavailable.has("appDevices") && memory.read().isOfferAnswered !== true;
  const loaded = useLazyModule(load, isDue).module;
  return loaded === undefined ? null : <loaded.DeviceOfferHost />;
});

/**
 * Effects of a guest page inside the app. On the login page the login panel runs them, and the login itself navigates.
 */
export const GuestNativeAppEffects = observer(function GuestNativeAppEffects() {
  const toasts = useService(TOASTS_STORE);
  const isLogin = routeAt(useLocation().pathname) === "login";
  return (
    <>
      {!isLogin && <NativeAppEffects />}
      <GuestToasts toasts={toasts.shown} />
    </>
  );
});
