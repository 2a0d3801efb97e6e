import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { takeReturnTarget } from "#domain/navigation/deep-link.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { DeviceLoginButtons } from "#ui/features/login/device/device-login-buttons.view.tsx";
import { firstProblemText } from "#ui/features/login/login.texts.ts";
import type { ProblemTextOf } from "#ui/features/login/refusals/problem-text.ts";
import { DeviceLoginStore } from "#ui/stores/device/device-login.store.ts";
import { onPageVisible } from "#ui/shell/on-page-visible.ts";
import { useService } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { SIGNED_OUT } from "../history-state.ts";
import { useNativeApp, findLaunchPush } from "./use-native-app.tsx";

/** Whether a login stands in the field, and somebody is at it. */
function isTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.id === "login" && field.value !== "";
}

/**
 * Logging in by the device, on the login page of the app (WRAP-03). It does so by itself where the app has just been
 * opened, and never over a logout. `onDeviceMessage`
 * takes away what the page has said before: one thing is said at a time.
 */
export const DeviceLoginPanel = observer(function DeviceLoginPanel({
  onDeviceMessage,
}: {
  readonly onDeviceMessage?: (former: undefined) => void;
}) {
  useNativeApp();
  const app = useService(tokens.APP);
  const { root } = app.container;
  const waitingPush = root.get(tokens.WAITING_PUSH_STORE);
  const subscriptions = root.get(tokens.NATIVE_APP_SUBSCRIPTIONS);
  const navigate = useNavigate();
  const here: { readonly key: string; readonly state: unknown } = useLocation();
  // the door goes with the first step: whoever is at the next one, or elsewhere, has chosen
  const isHere = useRef(false);
  const [model] = useState(() => {
    return new DeviceLoginStore({
      bridge: root.get(tokens.NATIVE_BRIDGE_PORT),
      login: root.get(tokens.DEVICE_LOGIN_PORT),
      memory: root.get(tokens.DEVICE_MEMORY_PORT),
      enter: (session) => {
        app.enter(session);
        void navigate(takeReturnTarget(root.get(tokens.RETURN_ADDRESS_PORT)) ?? pathTo("index"), { replace: true });
      },
      discard: (session) => app.discard(session),
      isLeft: () => root.get(tokens.SESSION_STORE).current !== undefined || !isHere.current,
      isTyping,
      isReasonShown: () => typeof here.state === "string" && here.state !== SIGNED_OUT,
    });
  });
  // a notification leads here by way of its own address
  const [isFirst] = useState(
    () =>
      !subscriptions.isLoginTried &&
      waitingPush.isUnused &&
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
  const [problemTextOf, setProblemTextOf] = useState<ProblemTextOf>();
  const needsTexts = model.problem !== undefined && problemTextOf === undefined;
  useEffect(() => {
    if (!needsTexts) return;
    // without its words, that there is no connection: they could not be fetched either
    import("#ui/features/login/refusals/problem-text.ts")
      .then(
        ({ createProblemText }) => createProblemText(root.get(tokens.CONNECTIVITY_STORE)),
        () => firstProblemText,
      )
      .then(
        (texts) => setProblemTextOf(() => texts),
        () => undefined,
      );
  }, [root, needsTexts]);
  const isAwaited = waitingPush.waiting !== undefined;
  const hasMessage = model.message(isAwaited) !== undefined;
  useEffect(() => {
    if (hasMessage) onDeviceMessage?.(undefined);
  }, [hasMessage, onDeviceMessage]);
  return <DeviceLoginButtons model={model} problemTextOf={problemTextOf} isAwaited={isAwaited} />;
});
