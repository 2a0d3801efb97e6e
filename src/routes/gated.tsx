import { when } from "mobx";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { decidedBy } from "#domain/navigation/decided-by.ts";
import { guardAccess } from "#domain/navigation/guard-access.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { ROUTES, type RouteName } from "#domain/navigation/routes.ts";
import { PageSkeleton } from "#ui/shell/page-skeleton.view.tsx";
import type { AppContainer } from "../container/context-loaders.ts";
import { useService } from "../container/services.tsx";
import {
  APP,
  CLIENT_STORE,
  FINANCE_STORE,
  NAVIGATION_STORE,
  OFFERS_STORE,
  SESSION_STORE,
  SITE_CONTENT_STORE,
} from "../container/tokens.ts";
import type { GatedScreen, ScreenModule } from "./screens.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import { useIndispensable } from "./indispensable.ts";
import { PageTitle } from "./page-title.tsx";
import { t } from "./texts.ts";

type FirstRead = Pick<AsyncValue<unknown>, "load" | "loadAhead" | "state">;

const entries = async (container: AppContainer): Promise<FirstRead> =>
  (await container.loadService("finance", FINANCE_STORE)).entries;

/**
 * Slowest request of a screen, by route. Listed here and not in the screen: on a slow line its module loads even later.
 */
const FIRST_READS: Partial<Record<RouteName, (container: AppContainer) => Promise<FirstRead>>> = {
  index: entries,
  invoice: entries,
};

/**
 * Asks the provider for what the screen of `route` will show, before its code has come, if this customer may see it:
 * `"coming"` when
 * somebody is on the way to it, `"likely"` when somebody may be soon. What cannot be read is told by the screen, which
 * asks for the same.
 */
export function readAhead(
  route: RouteName,
  container: AppContainer,
  visit: "coming" | "likely",
  reads: typeof FIRST_READS = FIRST_READS,
): void {
  if (container.account === undefined) return;
  const session = container.get(SESSION_STORE);
  const navigation = container.get(NAVIGATION_STORE);
  if (session.current === undefined || navigation.gate === undefined) return;
  if (guardAccess(route, navigation.gate, session.current).kind !== "allow") return;
  // what has failed by then is told somewhere, with a way to try again, and must not go from under the finger
  const ask = (what: FirstRead) =>
    visit === "coming" ? what.loadAhead() : what.state.status === "failed" ? undefined : what.load();
  reads[route]?.(container)
    .then(ask)
    .catch(() => undefined);
}

/**
 * A customer's screen behind the rules that say who may see it: a skeleton while what decides is on its way, the start
 * page for whom it is not, never an empty screen (NAV-17, GUARD-04, GUARD-05). Public screens pass through.
 */
export function gated(route: RouteName, module: ScreenModule): GatedScreen {
  const { Component: Screen } = module;
  const contexts = module.contexts ?? [];
  if (ROUTES[route].audience !== "customer") {
    return {
      contexts,
      Component: function PublicPage() {
        return (
          <>
            <PageTitle route={route} />
            <Screen />
          </>
        );
      },
    };
  }
  const GatedPage = observer(function GatedPage() {
    const session = useService(SESSION_STORE);
    const navigation = useService(NAVIGATION_STORE);
    const [hasOpened, setOpened] = useState(false);
    // a session that has just ended: the portal is on its way to the login page
    if (session.current === undefined || navigation.gate === undefined) return null;
    const decision = guardAccess(route, navigation.gate, session.current);
    if (decision.kind === "allow" || (hasOpened && module.staysOpen === true)) {
      if (!hasOpened) setOpened(true);
      return (
        <>
          {module.titlesItself !== true && <PageTitle route={route} />}
          <Screen />
        </>
      );
    }
    return decision.kind === "wait" ? (
      <Undecided route={route} />
    ) : (
      <Navigate to={pathTo(decision.to, decision.param)} replace />
    );
  });
  return { contexts, Component: GatedPage };
}

/**
 * A page of which it is not known yet whether, or where, it may be shown; where that cannot be known, the error page is
 * (CALL-07).
 */
export function Undecided({ route }: { readonly route: RouteName }) {
  const client = useService(CLIENT_STORE);
  const offers = useService(OFFERS_STORE);
  const siteContent = useService(SITE_CONTENT_STORE);
  const [needs] = useState(() => {
    const facts = {
      client: client.data,
      offers: offers.history,
      siteContent: siteContent.content,
    };
    return decidedBy(route).map((fact) => facts[fact]);
  });
  useIndispensable(needs);
  useReadOnceAllowed(route);
  return (
    <>
      <PageTitle route={route} />
      <div className="page stack">
        <h1 tabIndex={-1}>{t(`title.${route}`)}</h1>
        <PageSkeleton />
      </div>
    </>
  );
}

/** Reads ahead as soon as `route` may be shown: one render earlier than its screen, which loads the same. */
function useReadOnceAllowed(route: RouteName): void {
  const { container } = useService(APP);
  const session = useService(SESSION_STORE);
  const navigation = useService(NAVIGATION_STORE);
  useEffect(
    () =>
      when(
        () =>
          session.current !== undefined &&
          navigation.gate !== undefined &&
          guardAccess(route, navigation.gate, session.current).kind === "allow",
        () => readAhead(route, container, "coming"),
      ),
    [route, container, session, navigation],
  );
}
