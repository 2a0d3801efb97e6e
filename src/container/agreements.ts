import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapElectronicPollAdapter } from "#adapters/soap/account/soap-electronic-poll.adapter.ts";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import type { ElectronicPollPort } from "#domain/account/electronic-poll.ts";
import type { AgreementsPort } from "#domain/consents/index.ts";

/** Consents with what each means. No module of the container: they come with the pages that show them. */
export function agreementsOver(caller: SoapCaller): AgreementsPort {
  return new SoapAgreementsAdapter(caller);
}

/** The electronic poll: it comes with the page of personal data. */
export function electronicPollOver(caller: SoapCaller): ElectronicPollPort {
  return new SoapElectronicPollAdapter(caller);
}
