import { useMemo } from "react";
import { inWrapper } from "#adapters/native-bridge/in-wrapper.ts";
import { lazyWithRetry, useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import type { App } from "../boot/app.ts";
import type { ContextName } from "../container/context-loaders.ts";
import type { PortalContainer } from "../container/portal-container.ts";
import type * as AppParts from "./device/app-parts.ts";
import { withContexts } from "./with-contexts.ts";

const loadParts = lazyWithRetry(() => import("./device/app-parts.ts"), "AppLife");

/** The parts with the context that they resolve services from; at once where both were fetched before. */
function partsLoader(container: PortalContainer<ContextName>): LazyModuleLoader<typeof AppParts> {
  const load = withContexts(container, ["device"], loadParts);
  return Object.defineProperty(load, "loaded", {
    get: () => (container.isLoaded("device") ? loadParts.loaded : undefined),
  });
}

/**
 * What is done inside the operator's app, once it has come; nothing in a browser, which never fetches it. What does not
 * come is not missed there either.
 */
export function useAppParts({ container }: App): typeof AppParts | undefined {
  const load = useMemo(() => partsLoader(container), [container]);
  return useLazyModule(load, inWrapper(window)).module;
}

/** Fetches the services of the operator's app. Resolves with whether they are bound: never in a browser. */
export const loadDevice = (container: PortalContainer<ContextName>): Promise<boolean> =>
  inWrapper(window)
    ? container.load("device").then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
