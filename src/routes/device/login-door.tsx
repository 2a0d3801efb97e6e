import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { DeviceDoor } from "#ui/features/login/device/device-door.view.tsx";
import { DeviceLogin } from "#ui/stores/device/device-login.store.ts";
import type { App } from "../../boot/app.ts";
import { takeReturnAddress } from "../../boot/take-return-address.ts";
import { deviceOf, useApp } from "./in-app.tsx";
import { isAnyWaiting, isUnused, wasOpenedByPush } from "./waiting-push.ts";

/** Whether this page was given its chance to log in by itself: whoever comes back to the first step wants another way in. */
let isTried = false;

/** Logging in by the device, on the login page of the app (WRAP-03). It does so by itself where the app has just been opened, and never after a logout. */
export const LoginDoor = observer(function LoginDoor({ app }: { readonly app: App }) {
  useApp(app);
  const navigate = useNavigate();
  const { key } = useLocation();
  // the door goes with the first step: whoever is at the next one, or elsewhere, has chosen
  const isHere = useRef(false);
  const [model] = useState(() => {
    const { bridge, login } = deviceOf(app);
    return new DeviceLogin({
      bridge, login,
      enter: (session) => {
        app.enter(session);
        void navigate(takeReturnAddress() ?? pathTo("index"), { replace: true });
      },
      discard: (session) => app.discard(session),
      isLeft: () => app.stores.session.current !== undefined || !isHere.current,
    });
  });
  // a notification leads here by way of its own address
  const [isFirst] = useState(() => !isTried && isUnused() && (key === "default" || wasOpenedByPush(window)));
  useEffect(() => {
    isHere.current = true;
    isTried = true;
    void model.look(isFirst);
    return () => void (isHere.current = false);
  }, [model, isFirst]);
  return <DeviceDoor model={model} network={app.connectivity} isAwaited={isAnyWaiting()} />;
});
