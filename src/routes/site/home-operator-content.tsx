import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { useService } from "../../container/use-service.tsx";
import { APP, CLIENT_STORE } from "../../container/tokens.ts";
import { withBoundedContexts } from "../../container/with-bounded-contexts.ts";
import { BannerRotation } from "./banner-rotation.tsx";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const importSurvey = lazyWithRetry(() => import("./survey.tsx"), "Survey");

/** Operator's content below the start page: satisfaction survey and banners. */
export const HomeOperatorContent = observer(function HomeOperatorContent() {
  const { container } = useService(APP);
  const client = useService(CLIENT_STORE);
  const shouldShowSurvey = client.data.known?.flags.showSatisfactionSurvey === true;
  // Once loaded, the survey itself decides when it ends.
  const [isSurveyStarted, setSurveyStarted] = useState(shouldShowSurvey);
  if (shouldShowSurvey && !isSurveyStarted) setSurveyStarted(true);
  const [loadSurvey] = useState(() => withBoundedContexts(container, ["surveys"], importSurvey));
  const survey = useLazyModule(loadSurvey, isSurveyStarted).module;
  return (
    <>
      {isSurveyStarted && survey !== undefined && <survey.Survey />}
      <BannerRotation />
    </>
  );
});
