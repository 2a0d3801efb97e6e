import { observer } from "mobx-react-lite";
import { showsPromo } from "#ui/shell/page-chrome.policy.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { siteText } from "#domain/site-content/index.ts";
import { useService } from "../container/services.tsx";
import { CLIENT_STORE, SESSION_STORE, SITE_CONTENT_STORE } from "../container/tokens.ts";
import { Promo } from "./promo.tsx";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const loadUnderHome = lazyWithRetry(() => import("./site/under-home.tsx"), "UnderHome");

interface UnderPageProps {
  readonly route: RouteName | undefined;
  readonly pathname: string;
}

/**
 * What the operator has beneath a page: the promo (NAV-11), and on the start page banners and a survey, whose code
 * comes where there is one (SITE-03, SITE-04).
 */
export const UnderPage = observer(function UnderPage({ route, pathname }: UnderPageProps) {
  const { banners, content } = useService(SITE_CONTENT_STORE);
  const client = useService(CLIENT_STORE);
  const session = useService(SESSION_STORE);
  const hasMore = Boolean(banners.known?.length) || client.data.known?.flags.showSatisfactionSurvey === true;
  const home = useLazyModule(loadUnderHome, route === "index" && hasMore).module;
  const promo = showsPromo(route, pathname) ? siteText(content.known, "bottom_logged_in_banner") : undefined;
  return (
    <>
      {route === "index" && home !== undefined && <home.UnderHome key={session.current?.currentContext} />}
      {promo !== undefined && <Promo key={promo} html={promo} />}
    </>
  );
});
