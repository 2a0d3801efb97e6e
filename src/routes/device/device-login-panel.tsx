import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { takeReturnTarget } from "#domain/navigation/deep-link.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { DeviceLoginButtons } from "#ui/features/login/device/device-login-buttons.view.tsx";
import { DeviceLoginStore } from "#ui/stores/device/device-login.store.ts";
import { onPageVisible } from "#ui/shell/on-page-visible.ts";
import { useService } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { SIGNED_OUT } from "../history-state.ts";
import { useProblemTexts } from "../use-problem-texts.ts";
import { useNativeApp, findLaunchPush } from "./use-native-app.tsx";

/** Returns true if the login field is focused and not empty. */
function isTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.id === "login" && field.value !== "";
}

interface DeviceLoginPanelProps {
  readonly onDeviceMessage?: (former: undefined) => void;
}

/**
 * Login by the device, on the login page inside the app (WRAP-03). Starts by itself when the app was just opened, but
 * not after a logout. `onDeviceMessage` removes the former message of the page, so that only one is shown.
 */
export const DeviceLoginPanel = observer(function DeviceLoginPanel(props: DeviceLoginPanelProps) {
  useNativeApp();
  const { unavailable } = useService(tokens.FEATURE_AVAILABILITY_STORE);
  return unavailable.has("deviceLogin") ? null : <SupportedDeviceLogin {...props} />;
});

const SupportedDeviceLogin = observer(function SupportedDeviceLogin({ onDeviceMessage }: DeviceLoginPanelProps) {
  const app = useService(tokens.APP);
  const { root } = app.container;
  const pendingPush = root.get(tokens.PENDING_PUSH_STORE);
  const subscriptions = root.get(tokens.NATIVE_APP_SUBSCRIPTIONS);
  const navigate = useNavigate();
  const here: { readonly key: string; readonly state: unknown } = useLocation();
  // The panel unmounts with the first step of the login; a late result is ignored.
  const isHere = useRef(false);
  const [model] = useState(() => {
    return new DeviceLoginStore({
      bridge: root.get(tokens.NATIVE_BRIDGE_PORT),
      login: root.get(tokens.DEVICE_LOGIN_PORT),
      memory: root.get(tokens.DEVICE_MEMORY_PORT),
      openSession: (session) => {
        const landing = takeReturnTarget(root.get(tokens.RETURN_ADDRESS_PORT), session) ?? pathTo("index");
        app.openSession(session, landing);
        void navigate(landing, { replace: true });
      },
      endUnusedSession: (session) => app.endUnusedSession(session),
      hasLeftPage: () => root.get(tokens.SESSION_STORE).current !== undefined || !isHere.current,
      isTyping,
      isReasonShown: () => typeof here.state === "string" && here.state !== SIGNED_OUT,
    });
  });
  // A notification leads here through its own address.
  const [isFirst] = useState(
    () =>
      !subscriptions.isLoginTried &&
      pendingPush.isUnused &&
      (here.key === "default" || findLaunchPush(window) !== undefined),
  );
  useEffect(() => {
    isHere.current = true;
    subscriptions.isLoginTried = true;
    void model.refresh(isFirst);
    const unwatch = onPageVisible(document, () => void model.refresh(false));
    return () => {
      isHere.current = false;
      unwatch();
    };
  }, [model, isFirst, subscriptions]);
  const problemTextOf = useProblemTexts(root, model.problem !== undefined);
  const isAwaited = pendingPush.pending !== undefined;
  const hasMessage = model.message(isAwaited) !== undefined;
  useEffect(() => {
    if (hasMessage) onDeviceMessage?.(undefined);
  }, [hasMessage, onDeviceMessage]);
  return <DeviceLoginButtons model={model} problemTextOf={problemTextOf} isAwaited={isAwaited} />;
});
