import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { App } from "../../boot/app.ts";
import { withContexts } from "../with-contexts.ts";
import { Rotation } from "./rotation.tsx";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const importSurvey = lazyWithRetry(() => import("./survey.tsx"), "Survey");

/** What the operator has beneath the start page: how content the customer is, and banners. */
export const UnderHome = observer(function UnderHome({ app }: { readonly app: App }) {
  const asks = app.stores.client.data.known?.flags.showSatisfactionSurvey === true;
  // once it has come, it says itself when it is over
  const [hasAsked, setAsked] = useState(asks);
  if (asks && !hasAsked) setAsked(true);
  const [loadSurvey] = useState(() => withContexts(app.container, ["surveys"], importSurvey));
  const survey = useLazyModule(loadSurvey, hasAsked).module;
  return (
    <>
      {hasAsked && survey !== undefined && <survey.Survey app={app} />}
      <Rotation app={app} />
    </>
  );
});
