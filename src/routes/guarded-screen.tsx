import { when } from "mobx";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { factsDecidingAccess, opensWithoutClient } from "#domain/navigation/facts-deciding-access.ts";
import { isRouteUnavailable } from "#domain/navigation/decide-route-access.ts";
import { guardAccess } from "#domain/navigation/guard-access.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { ROUTES, type RouteName } from "#domain/navigation/routes.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { PageSkeleton } from "#ui/shell/page-skeleton.view.tsx";
import { isRouteAllowed } from "../boot/is-route-allowed.ts";
import { prefetchScreenData } from "../boot/prefetch-screen-data.ts";
import { useService } from "../container/use-service.tsx";
import {
  APP,
  CLIENT_STORE,
  NAVIGATION_STORE,
  OFFERS_STORE,
  SESSION_STORE,
  SITE_CONTENT_STORE,
  TOASTS_STORE,
} from "../container/tokens.ts";
import type { GuardedScreen, ScreenModule } from "./screens.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import { useRequiredResources } from "./use-required-resources.ts";
import { pageLeftToast } from "#ui/shell/toast-messages.ts";
import { PageTitle } from "./page-title.tsx";
import { t } from "./routes.texts.ts";

/**
 * Puts a customer's screen behind the access rules: a skeleton while the decision is pending, the start page without
 * access, never an empty screen (NAV-17, GUARD-04, GUARD-05). Public screens pass through.
 */
export function createGuardedScreen(route: RouteName, module: ScreenModule): GuardedScreen {
  const { Component: Screen } = module;
  const contexts = module.contexts ?? [];
  // An observer without props: it renders when the language changes, but not when an access is decided again.
  const Page = observer(function Page() {
    return (
      <>
        {module.titlesItself !== true && <PageTitle route={route} />}
        <Screen />
      </>
    );
  });
  if (ROUTES[route].audience !== "customer") return { contexts, Component: Page };
  const GuardedPage = observer(function GuardedPage() {
    const session = useService(SESSION_STORE);
    const navigation = useService(NAVIGATION_STORE);
    const [hasOpened, setOpened] = useState(false);
    // The session has just ended; the portal is navigating to the login page.
    if (session.current === undefined || navigation.gate === undefined) return null;
    const decision = guardAccess(route, navigation.gate, session.current);
    if (decision.kind === "allow" || (hasOpened && module.staysOpen === true)) {
      if (!hasOpened) setOpened(true);
      return <Page />;
    }
    switch (decision.kind) {
      case "wait":
        return <PendingAccessPage route={route} />;
      case "undetermined":
        return <LazyAccessUndeterminedPage route={route} />;
      case "go": {
        const { to, param } = decision;
        const href = module.redirectHref?.(to, new URLSearchParams(window.location.search)) ?? pathTo(to, param);
        return <LeavePage to={href} isUnavailable={isRouteUnavailable(route, navigation.gate)} />;
      }
    }
  });
  return { contexts, Component: GuardedPage };
}

/** Leads to another page; on the start page a toast says why (CALL-12, NAV-34). */
function LeavePage({ to, isUnavailable }: { readonly to: string; readonly isUnavailable: boolean }) {
  const toasts = useService(TOASTS_STORE);
  useEffect(() => {
    if (to === pathTo("index")) toasts.show(pageLeftToast(isUnavailable));
  }, [to, isUnavailable, toasts]);
  return <Navigate to={to} replace />;
}

const loadAccessUndeterminedPage = lazyWithRetry(
  () => import("./access-undetermined-page.tsx"),
  "AccessUndeterminedPage",
);

function LazyAccessUndeterminedPage({ route }: { readonly route: RouteName }) {
  const { module } = useLazyModule(loadAccessUndeterminedPage, true);
  return (
    <>
      <PageTitle route={route} />
      {module === undefined ? <PageSkeleton /> : <module.AccessUndeterminedPage />}
    </>
  );
}

/** Skeleton while the access to a page is undecided; the error page if the decision fails (CALL-07). */
export function PendingAccessPage({ route }: { readonly route: RouteName }) {
  const client = useService(CLIENT_STORE);
  const offers = useService(OFFERS_STORE);
  const siteContent = useService(SITE_CONTENT_STORE);
  const [resources] = useState(() => {
    const facts = {
      client: client.data,
      offers: offers.history,
      extension: offers.extension,
      siteContent: siteContent.content,
    };
    return factsDecidingAccess(route).map((fact) => facts[fact]);
  });
  useRequiredResources(opensWithoutClient(route) ? NO_RESOURCES : resources);
  usePrefetchWhenAllowed(route);
  return <PendingPage route={route} onRetry={() => askAgain(resources)} />;
}

/** Heading of a page whose content is still unknown, above a skeleton. */
export function PendingPage({
  route,
  onRetry,
}: {
  readonly route: RouteName;
  readonly onRetry?: (() => void) | undefined;
}) {
  return (
    <>
      <PageTitle route={route} />
      <div className="page stack">
        <h1 tabIndex={-1}>{t(`title.${route}`)}</h1>
        <PageSkeleton onRetry={onRetry} />
      </div>
    </>
  );
}

const NO_RESOURCES: readonly [] = [];

/** Sends new requests for what has had no response (CALL-20). */
function askAgain(resources: readonly Pick<AsyncValue<unknown>, "state" | "reload">[]): void {
  for (const resource of resources) if (resource.state.status === "loading") void resource.reload();
}

/** Prefetches the data as soon as `route` is allowed: one render earlier than its screen, which loads the same. */
function usePrefetchWhenAllowed(route: RouteName): void {
  const { container } = useService(APP);
  useEffect(
    () =>
      when(
        () => isRouteAllowed(route, container.account),
        () => void prefetchScreenData(route, container, "coming"),
      ),
    [route, container],
  );
}
