import { ContainerModule } from "inversify";
import { SoapElectronicPollAdapter } from "#adapters/soap/account/soap-electronic-poll.adapter.ts";
import { SoapSatisfactionSurveyAdapter } from "#adapters/soap/account/soap-satisfaction-survey.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, ELECTRONIC_POLL_PORT, SATISFACTION_SURVEY_PORT } from "./tokens.ts";

/** Surveys of the operator: satisfaction survey and electronic poll. */
export const surveysModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SATISFACTION_SURVEY_PORT).toResolvedValue(
      (gateway) => new SoapSatisfactionSurveyAdapter(gateway),
      [OPERATION_GATEWAY],
    );
    bind(ELECTRONIC_POLL_PORT).toResolvedValue(
      (gateway) => new SoapElectronicPollAdapter(gateway),
      [OPERATION_GATEWAY],
    );
  }),
} satisfies ContextModule;
