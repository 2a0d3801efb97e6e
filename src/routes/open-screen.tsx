import { useState, type ComponentType } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import { lazyWithRetry, useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { PendingPage } from "./guarded-screen.tsx";
import { withinPageStay } from "./page-stay.ts";
import type { GuardedScreen } from "./screens.ts";

interface LoadedScreen {
  /** Named unlike the export of the screen's module, which is not behind the access rules. */
  readonly Guarded: ComponentType;
}

interface ScreenToOpen {
  readonly load: () => Promise<GuardedScreen>;
  readonly container: AppContainer;
  /** Route of the screen if the open page may be replaced by the skeleton of that route (NAV-23). */
  readonly skeletonOf: RouteName | undefined;
}

/**
 * Returns the component of a screen once its code and contexts are loaded. With `skeletonOf`, waits only as long as the
 * open page stays; the returned component then shows a skeleton until the screen is there.
 */
export async function openScreen({ load, container, skeletonOf }: ScreenToOpen): Promise<{
  readonly Component: ComponentType;
}> {
  const loadScreen = lazyWithRetry(async (): Promise<LoadedScreen> => {
    const { Component, contexts } = await load();
    await container.load(...contexts);
    return { Guarded: Component };
  }, "Guarded");
  if (skeletonOf === undefined) return { Component: (await loadScreen()).Guarded };
  await withinPageStay(loadScreen());
  return { Component: loadScreen.loaded?.Guarded ?? createScreenSlot(loadScreen, skeletonOf) };
}

function createScreenSlot(loadScreen: LazyModuleLoader<LoadedScreen>, route: RouteName): ComponentType {
  return function ScreenSlot() {
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const { module } = useLazyModule(loadScreen, true, { onError: (error) => setFailure({ error }) });
    // The boundary of the pages shows the failure.
    if (failure !== undefined) throw failure.error;
    return module === undefined ? <PendingPage route={route} /> : <module.Guarded />;
  };
}
