import { useService } from "../container/use-service.tsx";
import {
  SESSION_KEEPER,
  SESSION_STORE,
  CLIENT_STORE,
  IDENTITY_CONFIRMATION_STORE,
  SERVICE_NOTICES_STORE,
  SITE_CONTENT_STORE,
  TOASTS_STORE,
  TODAY_STORE,
  APP,
  TRACKER,
} from "../container/tokens.ts";
import { useNativeAppModule } from "./use-native-app-module.ts";
import { LoginLanguageEffect } from "./login-language-effect.tsx";
import { PageToasts } from "./page-toasts.tsx";
import { UnsavedFormGuard } from "./unsaved-guard.tsx";
import { pathTo } from "#domain/navigation/paths.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { observer } from "#ui/shared/observer.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { shouldAdvertise, shouldShowPromo } from "#ui/shell/promo.policy.ts";
import { siteText } from "#domain/site-content/index.ts";
import { useEffect, useMemo } from "react";
import { PromoBanner } from "#ui/shell/promo-banner.view.tsx";
import type { SessionKeeper } from "#ui/stores/session/session-keeper.ts";
import { SessionDialog } from "#ui/shell/session/session-dialog.view.tsx";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";
import { usePrefetchSessionExpired } from "./use-prefetch-session-expired.ts";
import { useCurrentRoute } from "./page-hooks.ts";
import { usePrefetchRoutes } from "./use-prefetch-routes.ts";

const loadReleaseReload = lazyWithRetry(() => import("./release-reload.tsx"), "ReleaseReload");

/** Extras of every customer page that are not needed to use it; inside the operator's app, also its effects. */
export function CustomerPageExtras() {
  const app = useService(APP);
  const session = useService(SESSION_STORE);
  const keeper = useService(SESSION_KEEPER);
  const loadedModule = useNativeAppModule();
  const releaseReload = useLazyModule(loadReleaseReload, true).module;
  return (
    <>
      <PageToasts />
      <LoginLanguageEffect />
      <PromoReport />
      <ForbiddenRedirect />
      <PrefetchRoutes />
      <SessionExpiredPrefetch />
      <UnsavedFormGuard />
      {releaseReload !== undefined && <releaseReload.ReleaseReload />}
      <IdentityConfirmationHost />
      <SessionWarning keeper={keeper} onLogOut={() => app.leaveAccount(() => session.logout())} />
      {loadedModule !== undefined && <loadedModule.NativeAppEffects />}
    </>
  );
}

const loadIdentityConfirmation = lazyWithRetry(() => import("./identity-confirmation.tsx"), "IdentityConfirmation");

/** Dialog in which the customer confirms the identity, loaded when a change waits for it (SESS-13). */
const IdentityConfirmationHost = observer(function IdentityConfirmationHost() {
  const { container } = useService(APP);
  const confirmation = useService(IDENTITY_CONFIRMATION_STORE);
  const toasts = useService(TOASTS_STORE);
  const load = useMemo(() => withBoundedContexts(container, ["identity"], loadIdentityConfirmation), [container]);
  const { isRequested } = confirmation;
  const loadedModule = useLazyModule(load, isRequested, {
    onError() {
      toasts.show(notOpenedToast());
      confirmation.finish(false);
    },
  }).module;
  return isRequested && loadedModule !== undefined ? <loadedModule.IdentityConfirmation /> : null;
});

const loadFloatingElements = lazyWithRetry(() => import("./floating-elements.tsx"), "FloatingElements");

/** Quick actions over a page, loaded after it. */
export function FloatingElementsSlot(props: { readonly route: RouteName | undefined }) {
  const loadedModule = useLazyModule(loadFloatingElements, true, { retryKey: props.route }).module;
  return loadedModule === undefined ? null : <loadedModule.FloatingElements {...props} />;
}

const loadHomeOperatorContent = lazyWithRetry(() => import("./site/home-operator-content.tsx"), "HomeOperatorContent");

interface OperatorContentProps {
  readonly route: RouteName | undefined;
  readonly pathname: string;
}

/** Returns the HTML of the operator's promo on a page; `undefined` without one (NAV-11). Reads observables. */
function usePromo(route: RouteName | undefined, pathname: string): string | undefined {
  const { content } = useService(SITE_CONTENT_STORE);
  const { data } = useService(CLIENT_STORE);
  const { today } = useService(TODAY_STORE);
  if (data.known === undefined) return undefined;
  const { client, products } = data.known;
  const account = { client, products: data.incompleteFields.includes("products") ? undefined : products, today };
  const isShown = shouldShowPromo({ route, pathname }, account);
  return isShown ? siteText(content.known, "bottom_logged_in_banner") : undefined;
}

/**
 * Operator's content below a page: the promo (NAV-11), and on the start page banners and a survey, whose code is loaded
 * only if there are any (SITE-03, SITE-04).
 */
export const OperatorContent = observer(function OperatorContent({ route, pathname }: OperatorContentProps) {
  const { banners } = useService(SITE_CONTENT_STORE);
  const client = useService(CLIENT_STORE);
  const session = useService(SESSION_STORE);
  const hasMore =
    shouldAdvertise(client.data.known?.client) &&
    (Boolean(banners.known?.length) || client.data.known?.flags.showSatisfactionSurvey === true);
  const home = useLazyModule(loadHomeOperatorContent, route === "index" && hasMore).module;
  const promo = usePromo(route, pathname);
  return (
    <>
      {route === "index" && home !== undefined && <home.HomeOperatorContent key={session.current?.currentContext} />}
      {promo !== undefined && <PromoBanner key={promo} html={promo} />}
    </>
  );
});

/** Reports each display of the promo to analytics (HTTP-02), once for pages in a row that show it. */
const PromoReport = observer(function PromoReport() {
  const { container } = useService(APP);
  const html = usePromo(useCurrentRoute(), useLocation().pathname);
  useEffect(() => {
    if (html === undefined) return;
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.trackBanner("bottom_logged_in_banner"),
      // Without a network the display is not counted.
      () => undefined,
    );
  }, [container, html]);
  return null;
});

/**
 * Warning before the session expires (SESS-02). Separate from the layout, so that only the warning renders every
 * second.
 */
export const SessionWarning = observer(function SessionWarning({
  keeper,
  onLogOut,
}: {
  readonly keeper: SessionKeeper;
  readonly onLogOut: () => void;
}) {
  const { warning } = keeper;
  return warning === undefined ? null : (
    <SessionDialog
      leftMs={warning.leftMs}
      isFinal={warning.isFinal}
      warningMs={keeper.warningMs}
      onStay={() => keeper.extend()}
      onLogOut={onLogOut}
    />
  );
});

/** Fetches the routes ahead that the customer may open next; a component of its own, because it renders at each. */
export const PrefetchRoutes = observer(function PrefetchRoutes() {
  usePrefetchRoutes();
  return null;
});

/** Fetches the page that is shown after the session has ended; at each page, because an attempt may have failed. */
export function SessionExpiredPrefetch() {
  usePrefetchSessionExpired(useLocation().pathname);
  return null;
}

/** Navigates to the error page when the role forbids a call (CALL-08), also one before this code was loaded. */
function ForbiddenRedirect() {
  const notices = useService(SERVICE_NOTICES_STORE);
  const navigate = useNavigate();
  // Replaces the entry: going back to that page would be forbidden again.
  useEffect(
    () => notices.onForbidden(() => void navigate(pathTo("error", "602"), { replace: true })),
    [notices, navigate],
  );
  return null;
}
