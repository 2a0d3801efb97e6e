import { observer } from "mobx-react-lite";
import type { App } from "../boot/app.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const loadNews = lazyWithRetry(() => import("./welcome-news.tsx"), "WelcomeNews");

/** The operator's greeting, with what shows it: fetched where site content has one (NAV-14). */
export const Welcome = observer(function Welcome({ app }: { readonly app: App }) {
  const news = useLazyModule(loadNews, app.stores.siteContent.content.known?.has("welcome_banner") === true).module;
  return news === undefined ? null : <news.WelcomeNews app={app} />;
});
