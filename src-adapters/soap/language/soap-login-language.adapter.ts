import { parseLanguage, type LoginLanguagePort, type UnknownLanguageRefusal } from "#domain/language/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";
import { orMalformed, type OperationGateway } from "../gateway/service-response.ts";

/** Language of the login over SOAP. */
export class SoapLoginLanguageAdapter implements LoginLanguagePort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async save({
    idempotencyKey: intentId,
    language,
  }: Parameters<LoginLanguagePort["save"]>[0]): ReturnType<LoginLanguagePort["save"]> {
    const outcome = await this.#gateway.call("saveLanguage", { intentId, language });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    // The operation has one refusal: any code means that this language is not kept.
    if (refusalCode !== undefined) return fail<UnknownLanguageRefusal>({ kind: "unknown-language" });
    const stored = parseLanguage(data.optionalText("language"));
    // A response about another language is malformed.
    return orMalformed(data, stored === language ? stored : undefined);
  }
}
