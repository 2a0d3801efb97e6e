import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useService } from "../../container/use-service.tsx";
import { APP, CLIENT_STORE } from "../../container/tokens.ts";
import { withContexts } from "../../container/with-contexts.ts";
import { BannerRotation } from "./banner-rotation.tsx";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const importSurvey = lazyWithRetry(() => import("./survey.tsx"), "Survey");

/** Operator's content below the start page: satisfaction survey and banners. */
export const HomeOperatorContent = observer(function HomeOperatorContent() {
  const { container } = useService(APP);
  const client = useService(CLIENT_STORE);
  const asks = client.data.known?.flags.showSatisfactionSurvey === true;
  // Once loaded, the survey itself decides when it ends.
  const [hasAsked, setAsked] = useState(asks);
  if (asks && !hasAsked) setAsked(true);
  const [loadSurvey] = useState(() => withContexts(container, ["surveys"], importSurvey));
  const survey = useLazyModule(loadSurvey, hasAsked).module;
  return (
    <>
      {hasAsked && survey !== undefined && <survey.Survey />}
      <BannerRotation />
    </>
  );
});
