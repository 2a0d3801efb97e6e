import { observer } from "mobx-react-lite";
import { showsPromo } from "#ui/shell/page-chrome.policy.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { siteText } from "#domain/site-content/index.ts";
import type { App } from "../boot/app.ts";
import { has } from "./again.ts";
import { partsOf } from "./parts-of.ts";
import { Promo } from "./promo.tsx";
import type * as Under from "./site/under-home.tsx";

const useUnderHome = partsOf(
  () => import("./site/under-home.tsx"),
  (parts): parts is typeof Under => has(parts, "UnderHome"),
);

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
  const home = useUnderHome(route === "index" && hasMore);
  const promo = showsPromo(route, pathname) ? siteText(content.known, "bottom_logged_in_banner") : undefined;
  return (
    <>
      {route === "index" && home !== undefined && <home.UnderHome key={session.current?.currentContext} app={app} />}
      {promo !== undefined && <Promo key={promo} app={app} html={promo} />}
    </>
  );
});
