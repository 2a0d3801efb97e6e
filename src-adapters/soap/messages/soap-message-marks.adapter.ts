import type { MarkRefusal, MessageMark, MessageMarksPort, MessagesMark } from "#domain/messages/messages.port.ts";
import { fail, type Result, succeed, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { isCodeOf, orMalformed, type OperationGateway } from "../gateway/service-response.ts";

/** A record, so that a code added to the domain and forgotten here does not compile. */
const CODES: Readonly<Record<MarkRefusal["code"], true>> = {
  "unknown-message": true,
  "answer-needed": true,
  unknown: true,
};

const toCode = (text: string): MarkRefusal["code"] => (isCodeOf(CODES, text) ? text : "unknown");

/** Marks messages over SOAP. */
export class SoapMessageMarksAdapter implements MessageMarksPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  read(mark: MessageMark): Promise<Result<"read", MarkRefusal | TransportFailure>> {
    return this.#put("markMessageAsRead", mark, "read");
  }

  async readAll({ idempotencyKey: intentId, messageIds }: MessagesMark): ReturnType<MessageMarksPort["readAll"]> {
    const outcome = await this.#gateway.call("markMessagesAsRead", { intentId, messages: messageIds });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined) return fail({ kind: "mark-refused", code: toCode(refusalCode) });
    const marked = data.requiredTexts("messages");
    return orMalformed(data, marked && new Set(marked));
  }

  remove(mark: MessageMark): Promise<Result<"removed", MarkRefusal | TransportFailure>> {
    return this.#put("markMessageAsDeleted", mark, "removed");
  }

  async #put<Done extends string>(
    operation: "markMessageAsRead" | "markMessageAsDeleted",
    { idempotencyKey: intentId, message: { clientMessageId, rodoMessageId } }: MessageMark,
    done: Done,
  ): Promise<Result<Done, MarkRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call(operation, {
      intentId,
      clientMessageId,
      ...(rodoMessageId === undefined ? {} : { rodoMessageId }),
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined) return fail({ kind: "mark-refused", code: toCode(refusalCode) });
    // The response names its message; a response about another message is malformed.
    return data.optionalText("clientMessageId") === clientMessageId
      ? succeed(done)
      : orMalformed<Done>(data, undefined);
  }
}
