import { useEffect, useState } from "react";
import { SurveyViewModel } from "#ui/features/site-content/survey/survey.view-model.ts";
import { SurveyView } from "#ui/features/site-content/survey/survey.view.tsx";
import { useService, useServices } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";

const DEPENDENCIES = {
  survey: tokens.SATISFACTION_SURVEY_PORT,
  client: tokens.CLIENT_STORE,
  session: tokens.SESSION_STORE,
  today: tokens.TODAY_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
  marks: tokens.WELCOME_MARKS_PORT,
} as const;

/** Satisfaction survey (SITE-04), shown if the client flag was set on load; the thanks stay until the page is left. */
export function Survey() {
  const { container } = useService(tokens.APP);
  const dependencies = useServices(DEPENDENCIES);
  const [model] = useState(() => new SurveyViewModel(dependencies));
  useEffect(() => {
    container.loadService("forms", tokens.FORM_SERVICES).then(
      ({ drafts }) => model.restore(drafts.of("survey")),
      // Without the form services no draft is stored.
      () => undefined,
    );
  }, [container, model]);
  return <SurveyView model={model} />;
}
