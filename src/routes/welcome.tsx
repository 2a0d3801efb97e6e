import { observer } from "mobx-react-lite";
import { useService } from "../container/services.tsx";
import { SITE_CONTENT_STORE } from "../container/tokens.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const loadNews = lazyWithRetry(() => import("./welcome-news.tsx"), "WelcomeNews");

/** The operator's greeting, with what shows it: fetched where site content has one (NAV-14). */
export const Welcome = observer(function Welcome() {
  const { content } = useService(SITE_CONTENT_STORE);
  const news = useLazyModule(loadNews, content.known?.has("welcome_banner") === true).module;
  return news === undefined ? null : <news.WelcomeNews />;
});
