import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { App } from "../../boot/app.ts";
import { has } from "../again.ts";
import { partsOf } from "../parts-of.ts";
import { Rotation } from "./rotation.tsx";
import type * as SurveyPart from "./survey.tsx";

const useSurvey = partsOf(
  () => import("./survey.tsx"),
  (part): part is typeof SurveyPart => has(part, "Survey"),
);

/** What the operator has beneath the start page: how content the customer is, and banners. */
export const UnderHome = observer(function UnderHome({ app }: { readonly app: App }) {
  const asks = app.stores.client.data.known?.flags.showSatisfactionSurvey === true;
  // once it has come, it says itself when it is over
  const [hasAsked, setAsked] = useState(asks);
  if (asks && !hasAsked) setAsked(true);
  const survey = useSurvey(hasAsked);
  return (
    <>
      {hasAsked && survey !== undefined && <survey.Survey app={app} />}
      <Rotation app={app} />
    </>
  );
});
