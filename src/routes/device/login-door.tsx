import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { takeReturnTarget } from "#domain/navigation/deep-link.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { DeviceDoor } from "#ui/features/login/device/device-door.view.tsx";
import { firstProblemText } from "#ui/features/login/login.texts.ts";
import type { ProblemTextOf } from "#ui/features/login/refusals/problem-of-login.ts";
import { DeviceLogin } from "#ui/stores/device/device-login.store.ts";
import { onPageVisible } from "#ui/shell/on-page-visible.ts";
import { useService } from "../../container/services.tsx";
import * as tokens from "../../container/tokens.ts";
import { SIGNED_OUT } from "../history-state.ts";
import { useApp, openedPush } from "./in-app.tsx";

/** Whether a login stands in the field, and somebody is at it. */
function isTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.id === "login" && field.value !== "";
}

/**
 * Logging in by the device, on the login page of the app (WRAP-03). It does so by itself where the app has just been
 * opened, and never over a logout. `onWord`
 * takes away what the page has said before: one thing is said at a time.
 */
export const LoginDoor = observer(function LoginDoor({ onWord }: { readonly onWord?: (former: undefined) => void }) {
  useApp();
  const app = useService(tokens.APP);
  const { root } = app.container;
  const waitingPush = root.get(tokens.WAITING_PUSH_STORE);
  const life = root.get(tokens.IN_APP_LIFE);
  const navigate = useNavigate();
  const here: { readonly key: string; readonly state: unknown } = useLocation();
  // the door goes with the first step: whoever is at the next one, or elsewhere, has chosen
  const isHere = useRef(false);
  const [model] = useState(() => {
    return new DeviceLogin({
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
      isToldWhy: () => typeof here.state === "string" && here.state !== SIGNED_OUT,
    });
  });
  // a notification leads here by way of its own address
  const [isFirst] = useState(
    () => !life.isLoginTried && waitingPush.isUnused && (here.key === "default" || openedPush(window) !== undefined),
  );
  useEffect(() => {
    isHere.current = true;
    life.isLoginTried = true;
    void model.look(isFirst);
    const unwatch = onPageVisible(document, () => void model.look(false));
    return () => {
      isHere.current = false;
      unwatch();
    };
  }, [model, isFirst, life]);
  const [wordsOf, setWordsOf] = useState<ProblemTextOf>();
  const isToSay = model.problem !== undefined && wordsOf === undefined;
  useEffect(() => {
    if (!isToSay) return;
    // without its words, that there is no connection: they could not be fetched either
    import("#ui/features/login/refusals/problem-of-login.ts")
      .then(
        ({ problemTextOn }) => problemTextOn(root.get(tokens.CONNECTIVITY_STORE)),
        () => firstProblemText,
      )
      .then(
        (words) => setWordsOf(() => words),
        () => undefined,
      );
  }, [root, isToSay]);
  const isAwaited = waitingPush.waiting !== undefined;
  const hasWord = model.word(isAwaited) !== undefined;
  useEffect(() => {
    if (hasWord) onWord?.(undefined);
  }, [hasWord, onWord]);
  return <DeviceDoor model={model} wordsOf={wordsOf} isAwaited={isAwaited} />;
});
