import { useEffect, useState } from "react";
import { SurveyModel } from "#ui/features/site-content/survey/survey.model.ts";
import { SurveyView } from "#ui/features/site-content/survey/survey.view.tsx";
import type { App } from "../../boot/app.ts";
import { SATISFACTION_SURVEY_PORT, WELCOME_MARKS_PORT } from "../../container/tokens.ts";

/**
 * The satisfaction survey (SITE-04), as the client flags have it when it comes; its thanks stay until the page is left.
 */
export function Survey({ app }: { readonly app: App }) {
  const [model] = useState(() => {
    const { client, session, today } = app.stores;
    return new SurveyModel({
      survey: app.container.root.get(SATISFACTION_SURVEY_PORT),
      client,
      session,
      today,
      idempotencyKeys: app.idempotencyKeys,
      marks: app.container.root.get(WELCOME_MARKS_PORT),
    });
  });
  useEffect(() => {
    app.forms().then(
      ({ drafts }) => model.restore(drafts.of("survey")),
      // without it nothing is kept
      () => undefined,
    );
  }, [app, model]);
  return <SurveyView model={model} />;
}
