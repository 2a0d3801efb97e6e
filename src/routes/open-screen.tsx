import { useState, type ComponentType } from "react";
import { ROUTES, type RouteName } from "#domain/navigation/routes.ts";
import { lazyWithRetry, useLazyModule, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { PendingPage } from "./guarded-screen.tsx";
import { keepsOpenPage, withinNavigationDelay } from "../boot/navigation-delay.ts";
import type { GuardedScreen } from "./screens.ts";

interface LoadedScreen {
  /** Named unlike the export of the screen's module, which is not behind the access rules. */
  readonly Guarded: ComponentType;
}

/**
 * Returns the component of a screen once its code and contexts are loaded. Waits only as long as the open page is
 * kept (NAV-23): between two pages of a customer, `openPath` and `route`, the returned component then shows a skeleton
 * until the screen is there.
 */
export async function openScreen(
  load: () => Promise<GuardedScreen>,
  container: AppContainer,
  openPath: string | undefined,
  route?: RouteName,
): Promise<{ readonly Component: ComponentType }> {
  const loadScreen = lazyWithRetry(async (): Promise<LoadedScreen> => {
    const { Component, contexts } = await load();
    await container.load(...contexts);
    return { Guarded: Component };
  }, "Guarded");
  if (route === undefined || ROUTES[route].audience !== "customer" || !keepsOpenPage(openPath))
    return { Component: (await loadScreen()).Guarded };
  await withinNavigationDelay(loadScreen());
  return { Component: loadScreen.loaded?.Guarded ?? createScreenSlot(loadScreen, route) };
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
