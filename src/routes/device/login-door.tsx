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
import type { App } from "../../boot/app.ts";
import { returnAddress } from "../../boot/entry.ts";
import { SIGNED_OUT } from "../signed-out.ts";
import { deviceOf, useApp } from "./in-app.tsx";
import { isAnyWaiting, isUnused, wasOpenedByPush } from "./waiting-push.ts";

/**
 * Whether this page was given its chance to log in by itself: whoever comes back to the first step wants another way
 * in.
 */
let isTried = false;

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
export const LoginDoor = observer(function LoginDoor({
  app,
  onWord,
}: {
  readonly app: App;
  readonly onWord?: (former: undefined) => void;
}) {
  useApp(app);
  const navigate = useNavigate();
  const here: { readonly key: string; readonly state: unknown } = useLocation();
  // the door goes with the first step: whoever is at the next one, or elsewhere, has chosen
  const isHere = useRef(false);
  const [model] = useState(() => {
    const { bridge, login, memory } = deviceOf(app);
    return new DeviceLogin({
      bridge,
      login,
      memory,
      enter: (session) => {
        app.enter(session);
        void navigate(takeReturnTarget(returnAddress) ?? pathTo("index"), { replace: true });
      },
      discard: (session) => app.discard(session),
      isLeft: () => app.stores.session.current !== undefined || !isHere.current,
      isTyping,
      isToldWhy: () => typeof here.state === "string" && here.state !== SIGNED_OUT,
    });
  });
  // a notification leads here by way of its own address
  const [isFirst] = useState(() => !isTried && isUnused() && (here.key === "default" || wasOpenedByPush(window)));
  useEffect(() => {
    isHere.current = true;
    isTried = true;
    void model.look(isFirst);
    const unwatch = onPageVisible(document, () => void model.look(false));
    return () => {
      isHere.current = false;
      unwatch();
    };
  }, [model, isFirst]);
  const [wordsOf, setWordsOf] = useState<ProblemTextOf>();
  const isToSay = model.problem !== undefined && wordsOf === undefined;
  useEffect(() => {
    if (!isToSay) return;
    // without its words, that there is no connection: they could not be fetched either
    import("#ui/features/login/refusals/problem-of-login.ts")
      .then(
        ({ problemTextOn }) => problemTextOn(app.connectivity),
        () => firstProblemText,
      )
      .then(
        (words) => setWordsOf(() => words),
        () => undefined,
      );
  }, [app, isToSay]);
  const isAwaited = isAnyWaiting();
  const hasWord = model.word(isAwaited) !== undefined;
  useEffect(() => {
    if (hasWord) onWord?.(undefined);
  }, [hasWord, onWord]);
  return <DeviceDoor model={model} wordsOf={wordsOf} isAwaited={isAwaited} />;
});
