import { useEffect, useMemo, useState } from "react";
import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { useService } from "../container/use-service.tsx";
import { APP, NATIVE_BRIDGE_PORT } from "../container/tokens.ts";
import type * as NativeAppModule from "./device/native-app-module.ts";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";

const loadNativeAppModule = lazyWithRetry(() => import("./device/native-app-module.ts"), "NativeAppEffects");

/** Returns the module for the operator's app once it is loaded; never in a browser. A failed load shows no error. */
export function useNativeAppModule(): typeof NativeAppModule | undefined {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["device", "files"], loadNativeAppModule), [container]);
  return useLazyModule(load, isInNativeApp(window)).module;
}

/** Loads the services of the operator's app. Resolves with true if they are bound; never in a browser. */
export const loadDeviceContext = (container: AppContainer): Promise<boolean> =>
  isInNativeApp(window)
    ? container.load("device").then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

/**
 * Returns whether the operator's app surrounds the portal: `undefined` until its bridge has responded, false at once in
 * a browser.
 */
export function useIsInNativeApp(): boolean | undefined {
  const { container } = useService(APP);
  const [isInApp, setInApp] = useState(isInNativeApp(window) ? undefined : false);
  useEffect(() => {
    let isMounted = true;
    const ask = async (): Promise<void> => {
      const isBound = await loadDeviceContext(container);
      const responds = isBound && (await container.root.get(NATIVE_BRIDGE_PORT).device()).ok;
      if (isMounted) setInApp(responds);
    };
    void ask();
    return () => {
      isMounted = false;
    };
  }, [container]);
  return isInApp;
}
