import { observer } from "mobx-react-lite";
import type { App } from "../boot/app.ts";
import { has } from "./again.ts";
import { partsOf } from "./parts-of.ts";
import type * as News from "./welcome-news.tsx";

const useNews = partsOf(
  () => import("./welcome-news.tsx"),
  (parts): parts is typeof News => has(parts, "WelcomeNews"),
);

/** The operator's greeting, with what shows it: fetched where site content has one (NAV-14). */
export const Welcome = observer(function Welcome({ app }: { readonly app: App }) {
  const news = useNews(app.stores.siteContent.content.known?.has("welcome_banner") === true);
  return news === undefined ? null : <news.WelcomeNews app={app} />;
});
