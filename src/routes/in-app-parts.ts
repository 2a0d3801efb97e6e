import { useMemo } from "react";
import { inWrapper } from "#adapters/native-bridge/in-wrapper.ts";
import { lazyWithRetry, useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { useService } from "../container/services.tsx";
import { APP } from "../container/tokens.ts";
import type * as AppParts from "./device/app-parts.ts";
import { withContexts } from "../container/with-contexts.ts";

const loadParts = lazyWithRetry(() => import("./device/app-parts.ts"), "AppLife");

/** The parts with the context that they resolve services from; at once where both were fetched before. */
function partsLoader(container: AppContainer): LazyModuleLoader<typeof AppParts> {
  const load = withContexts(container, ["device"], loadParts);
  return Object.defineProperty(load, "loaded", {
    get: () => (container.isLoaded("device") ? loadParts.loaded : undefined),
  });
}

/**
 * What is done inside the operator's app, once it has come; nothing in a browser, which never fetches it. What does not
 * come is not missed there either.
 */
export function useAppParts(): typeof AppParts | undefined {
  const { container } = useService(APP);
  const load = useMemo(() => partsLoader(container), [container]);
  return useLazyModule(load, inWrapper(window)).module;
}

/** Fetches the services of the operator's app. Resolves with whether they are bound: never in a browser. */
export const loadDevice = (container: AppContainer): Promise<boolean> =>
  inWrapper(window)
    ? container.load("device").then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
