import type { App } from "../boot/app.ts";
import { CookieQuestion } from "./cookie-question.tsx";
import { useAppParts } from "./in-app-parts.ts";
import { PassingNews } from "./passing-news.tsx";
import { SessionWarning } from "./session-warning.tsx";
import { FormGuard } from "./unsaved-guard.tsx";
import { WhatFollows } from "./what-follows.tsx";

/**
 * What goes with every page of a customer and is not needed to use it; inside the operator's app, what is done there.
 */
export function AroundPage({ app }: { readonly app: App }) {
  const parts = useAppParts(app);
  return (
    <>
      <CookieQuestion cookies={app.cookies} />
      <PassingNews app={app} />
      <WhatFollows app={app} />
      <FormGuard app={app} />
      <SessionWarning keeper={app.keeper} onLogOut={() => app.stores.session.logout()} />
      {parts !== undefined && <parts.AppLife app={app} />}
    </>
  );
}
