import { useMemo } from "react";
import { isInWrapper } from "#adapters/native-bridge/is-in-wrapper.ts";
import { lazyWithRetry, useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { useService } from "../container/use-service.tsx";
import { APP } from "../container/tokens.ts";
import type * as NativeAppModule from "./device/native-app-module.ts";
import { withContexts } from "../container/with-contexts.ts";

const loadNativeAppModule = lazyWithRetry(() => import("./device/native-app-module.ts"), "NativeAppEffects");

/** The parts with the context that they resolve services from; at once where both were fetched before. */
function createNativeAppLoader(container: AppContainer): LazyModuleLoader<typeof NativeAppModule> {
  const load = withContexts(container, ["device"], loadNativeAppModule);
  return Object.defineProperty(load, "loaded", {
    get: () => (container.isLoaded("device") ? loadNativeAppModule.loaded : undefined),
  });
}

/**
 * What is done inside the operator's app, once it has come; nothing in a browser, which never fetches it. What does not
 * come is not missed there either.
 */
export function useNativeAppModule(): typeof NativeAppModule | undefined {
  const { container } = useService(APP);
  const load = useMemo(() => createNativeAppLoader(container), [container]);
  return useLazyModule(load, isInWrapper(window)).module;
}

/** Fetches the services of the operator's app. Resolves with whether they are bound: never in a browser. */
export const loadDeviceContext = (container: AppContainer): Promise<boolean> =>
  isInWrapper(window)
    ? container.load("device").then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
