import { useService } from "../container/use-service.tsx";
import {
  SESSION_KEEPER,
  SESSION_STORE,
  CLIENT_STORE,
  IDENTITY_CONFIRMATION_STORE,
  SITE_CONTENT_STORE,
  TOASTS_STORE,
  APP,
  TRACKER,
} from "../container/tokens.ts";
import { CookieQuestion } from "./cookie-question.tsx";
import { useNativeAppModule } from "./use-native-app-module.ts";
import { PageToasts } from "./page-toasts.tsx";
import { savesData } from "../boot/saves-data.ts";
import { UnsavedFormGuard } from "./unsaved-guard.tsx";
import type { RouteName } from "#domain/navigation/routes.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { observer } from "mobx-react-lite";
import { shouldAdvertise, shouldShowPromo } from "#ui/shell/page-chrome.policy.ts";
import { siteText } from "#domain/site-content/index.ts";
import { useEffect, useMemo } from "react";
import { PromoBanner } from "#ui/shell/promo-banner.view.tsx";
import type { SessionKeeper } from "#ui/stores/session/session-keeper.ts";
import { SessionDialog } from "#ui/shell/session/session-dialog.view.tsx";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";
import { prefetchScreenData } from "./guarded-screen.tsx";

const loadReleaseTakeover = lazyWithRetry(() => import("./release-takeover.tsx"), "ReleaseTakeover");

/** Extras of every customer page that are not needed to use it; inside the operator's app, also its effects. */
export function CustomerPageExtras() {
  const session = useService(SESSION_STORE);
  const keeper = useService(SESSION_KEEPER);
  const loadedModule = useNativeAppModule();
  const takeover = useLazyModule(loadReleaseTakeover, true).module;
  return (
    <>
      <CookieQuestion />
      <PageToasts />
      <PrefetchNext />
      <UnsavedFormGuard />
      {takeover !== undefined && <takeover.ReleaseTakeover />}
      <IdentityConfirmationHost />
      <SessionWarning keeper={keeper} onLogOut={() => session.logout()} />
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

/**
 * Operator's content below a page: the promo (NAV-11), and on the start page banners and a survey, whose code is loaded
 * only if there are any (SITE-03, SITE-04).
 */
export const OperatorContent = observer(function OperatorContent({ route, pathname }: OperatorContentProps) {
  const { banners, content } = useService(SITE_CONTENT_STORE);
  const client = useService(CLIENT_STORE);
  const session = useService(SESSION_STORE);
  const advertises = shouldAdvertise(client.data.known?.client);
  const hasMore =
    advertises && (Boolean(banners.known?.length) || client.data.known?.flags.showSatisfactionSurvey === true);
  const home = useLazyModule(loadHomeOperatorContent, route === "index" && hasMore).module;
  const promo =
    advertises && shouldShowPromo(route, pathname) ? siteText(content.known, "bottom_logged_in_banner") : undefined;
  return (
    <>
      {route === "index" && home !== undefined && <home.HomeOperatorContent key={session.current?.currentContext} />}
      {promo !== undefined && <Promo key={promo} html={promo} />}
    </>
  );
});

/** Operator's promo (NAV-11); reports its display to analytics (HTTP-02). */
export function Promo({ html }: { readonly html: string }) {
  const { container } = useService(APP);
  useEffect(() => {
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.trackBanner("bottom_logged_in_banner"),
      // Without a network the display is not counted.
      () => undefined,
    );
  }, [container, html]);
  return <PromoBanner html={html} />;
}

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

/**
 * Prefetches code and data of the invoices, the page that most customers open, when the browser is idle. Skipped if the
 * browser saves data or lacks `requestIdleCallback`.
 */
export const PrefetchNext = observer(function PrefetchNext() {
  const { container } = useService(APP);
  const account = useService(SESSION_STORE).current?.currentContext;
  useEffect(() => {
    if (account === undefined || savesData(navigator) || !("requestIdleCallback" in window)) return undefined;
    const idle = window.requestIdleCallback(() => {
      prefetchScreenData("invoice", container, "likely");
      import("./invoices.route.tsx").catch(() => undefined);
    });
    return () => window.cancelIdleCallback(idle);
  }, [container, account]);
  return null;
});
