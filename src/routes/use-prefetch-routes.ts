import { when } from "mobx";
import { use, useEffect } from "react";
import type { RouteName } from "#domain/navigation/index.ts";
import { likelyNextRoutes } from "#ui/shell/likely-next-routes.policy.ts";
import { watchLinkIntent } from "#ui/shell/link-intent.ts";
import { accountLoadedCheck } from "../boot/load-account.ts";
import { isRouteAllowed } from "../boot/is-route-allowed.ts";
import { loadPageData, prefetchScreenData } from "../boot/prefetch-screen-data.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { APP, SESSION_STORE } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { useCurrentRoute } from "./page-hooks.ts";
import { savesData } from "#adapters/browser/saves-data.ts";
import { ScreenCodeContext, type FindScreen } from "./screen-code-context.ts";

/** Fetches the code of a screen with its contexts, if the customer may open it. A failure is shown when it opens. */
async function prefetchScreenCode(route: RouteName, container: AppContainer, findScreen: FindScreen): Promise<void> {
  const loadScreen = findScreen(route);
  if (loadScreen === undefined || !isRouteAllowed(route, container.account)) return;
  try {
    const { contexts } = await loadScreen();
    await container.load(...contexts);
  } catch {
    // The screen loads its code again when it opens.
  }
}

/** Runs each step when the browser is idle and the step before has ended. Returns the function that stops it. */
function runWhenIdle(steps: readonly (() => Promise<unknown>)[]): () => void {
  const waiting = [...steps];
  let isStopped = false;
  let idle: number | undefined;
  const runNext = (): void => {
    const step = waiting.shift();
    if (step === undefined || isStopped) return;
    idle = window.requestIdleCallback(() => void step().finally(runNext));
  };
  runNext();
  return () => {
    isStopped = true;
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}

/** Route whose data every customer is likely to need. */
const LIKELY_DATA: RouteName = "invoice";

/**
 * Fetches code and data of routes ahead (NAV-21, NAV-22): of the likely ones when the account is loaded and the browser
 * idle, of a link when the customer is about to press it, its data when it is pressed. Skips what is only likely if the
 * browser saves data.
 */
export function usePrefetchRoutes(): void {
  const { container } = useService(APP);
  const findScreen = use(ScreenCodeContext);
  const account = useService(SESSION_STORE).current?.currentContext;
  const route = useCurrentRoute();
  useEffect(() => {
    if (account === undefined || savesData() || !("requestIdleCallback" in window)) return undefined;
    const isLoaded = container.account === undefined ? () => true : accountLoadedCheck(container.account);
    let stopSteps: (() => void) | undefined;
    // The open page comes first: it shares the line and the processor with what is only likely.
    const stopWaiting = when(isLoaded, () => {
      stopSteps = runWhenIdle([
        async () => {
          // The code below does not wait for a slow response.
          void prefetchScreenData(LIKELY_DATA, container, "likely");
        },
        () => loadPageData().catch(() => undefined),
        ...likelyNextRoutes(route).map((next) => () => prefetchScreenCode(next, container, findScreen)),
      ]);
    });
    return () => {
      stopWaiting();
      stopSteps?.();
    };
  }, [container, account, route, findScreen]);
  useEffect(
    () =>
      watchLinkIntent(document, {
        onIntent: (intended) => {
          if (!savesData()) void prefetchScreenCode(intended, container, findScreen);
        },
        onPress: (pressed) => {
          // A press that becomes a drag has requested at most once: the value is there, or has failed.
          void prefetchScreenData(pressed, container, "likely");
          void prefetchScreenCode(pressed, container, findScreen);
        },
      }),
    [container, findScreen],
  );
}
