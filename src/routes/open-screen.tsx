import { useEffect, useState, type ComponentType } from "react";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { PendingPage } from "./guarded-screen.tsx";
import { withinPageStay } from "./page-stay.ts";
import type { GuardedScreen } from "./screens.ts";

/** Loads a screen with its contexts, once; the next call retries a failed load. */
interface ScreenLoader {
  (): Promise<GuardedScreen>;
  readonly loaded?: GuardedScreen | undefined;
}

function createScreenLoader(load: () => Promise<GuardedScreen>, container: AppContainer): ScreenLoader {
  let loaded: GuardedScreen | undefined;
  let loading: Promise<GuardedScreen> | undefined;
  const loadBoth = async (): Promise<GuardedScreen> => {
    try {
      const screen = await load();
      await container.load(...screen.contexts);
      return (loaded = screen);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return Object.defineProperty(() => (loading ??= loadBoth()), "loaded", { get: () => loaded });
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
  const loadScreen = createScreenLoader(load, container);
  if (skeletonOf === undefined) return { Component: (await loadScreen()).Component };
  await withinPageStay(loadScreen());
  return { Component: loadScreen.loaded?.Component ?? createScreenSlot(loadScreen, skeletonOf) };
}

type SlotState = { readonly screen: GuardedScreen | undefined } | { readonly error: unknown };

function createScreenSlot(loadScreen: ScreenLoader, route: RouteName): ComponentType {
  return function ScreenSlot() {
    const [state, setState] = useState<SlotState>({ screen: loadScreen.loaded });
    const isLoaded = !("screen" in state) || state.screen !== undefined;
    useEffect(() => {
      if (isLoaded) return undefined;
      let isGone = false;
      const show = (next: SlotState): void => {
        if (!isGone) setState(next);
      };
      loadScreen().then(
        (screen) => show({ screen }),
        (error: unknown) => show({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [isLoaded]);
    // The boundary of the pages shows the failure.
    if ("error" in state) throw state.error;
    return state.screen === undefined ? <PendingPage route={route} /> : <state.screen.Component />;
  };
}
