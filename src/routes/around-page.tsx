import { useService } from "../container/services.tsx";
import { SESSION_KEEPER, SESSION_STORE } from "../container/tokens.ts";
import { CookieQuestion } from "./cookie-question.tsx";
import { useAppParts } from "./in-app-parts.ts";
import { PassingNews } from "./passing-news.tsx";
import { SessionWarning } from "./session-warning.tsx";
import { FormGuard } from "./unsaved-guard.tsx";
import { WhatFollows } from "./what-follows.tsx";

/**
 * What goes with every page of a customer and is not needed to use it; inside the operator's app, what is done there.
 */
export function AroundPage() {
  const session = useService(SESSION_STORE);
  const keeper = useService(SESSION_KEEPER);
  const parts = useAppParts();
  return (
    <>
      <CookieQuestion />
      <PassingNews />
      <WhatFollows />
      <FormGuard />
      <SessionWarning keeper={keeper} onLogOut={() => session.logout()} />
      {parts !== undefined && <parts.AppLife />}
    </>
  );
}
