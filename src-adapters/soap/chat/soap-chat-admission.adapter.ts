import type { ChatAdmissionPort } from "#domain/chat/chat-admission.port.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readAnswer, type SoapCaller } from "../gateway/answer.ts";

/** Who may chat, asked over SOAP. */
export class SoapChatAdmissionAdapter implements ChatAdmissionPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async isBackdoor(): Promise<Result<boolean, TransportFailure>> {
    return readAnswer(await this.#caller.call("checkBackdoor"), (data) => data.optionalFlag("backdoor"));
  }

  async token(): Promise<Result<string, TransportFailure>> {
    return readAnswer(await this.#caller.call("getChatToken"), (data) => data.optionalText("token"));
  }
}
