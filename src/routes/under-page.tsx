import { observer } from "mobx-react-lite";
import { showsPromo } from "#ui/shell/page-chrome.policy.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { siteText } from "#domain/site-content/index.ts";
import type { App } from "../boot/app.ts";
import { Promo } from "./promo.tsx";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const loadUnderHome = lazyWithRetry(() => import("./site/under-home.tsx"), "UnderHome");

interface UnderPageProps {
  readonly app: App;
  readonly route: RouteName | undefined;
  readonly pathname: string;
}

/**
 * What the operator has beneath a page: the promo (NAV-11), and on the start page banners and a survey, whose code
 * comes where there is one (SITE-03, SITE-04).
 */
export const UnderPage = observer(function UnderPage({ app, route, pathname }: UnderPageProps) {
  const {
    siteContent: { banners, content },
    client,
    session,
  } = app.stores;
  const hasMore = Boolean(banners.known?.length) || client.data.known?.flags.showSatisfactionSurvey === true;
  const home = useLazyModule(loadUnderHome, route === "index" && hasMore).module;
  const promo = showsPromo(route, pathname) ? siteText(content.known, "bottom_logged_in_banner") : undefined;
  return (
    <>
      {route === "index" && home !== undefined && <home.UnderHome key={session.current?.currentContext} app={app} />}
      {promo !== undefined && <Promo key={promo} app={app} html={promo} />}
    </>
  );
});
