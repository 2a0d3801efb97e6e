import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapSatisfactionSurveyAdapter } from "#adapters/soap/account/soap-satisfaction-survey.adapter.ts";
import type { SatisfactionSurveyPort } from "#domain/account/satisfaction-survey.ts";

/** The satisfaction survey: it comes with its form, for those alone who are asked. */
export function satisfactionSurveyOver(caller: SoapCaller): SatisfactionSurveyPort {
  return new SoapSatisfactionSurveyAdapter(caller);
}
