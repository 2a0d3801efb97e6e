import type { MarkRefusal, MessageMark, MessageMarksPort } from "#domain/messages/messages.port.ts";
import { fail, type Result, succeed, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, type OperationGateway } from "../gateway/service-response.ts";

/** A record, so that a code added to the domain and forgotten here does not compile. */
const CODES: Readonly<Record<MarkRefusal["code"], true>> = {
  "unknown-message": true,
  "answer-needed": true,
  unknown: true,
};

function isCode(text: string): text is MarkRefusal["code"] {
  return Object.hasOwn(CODES, text);
}

/** Marks messages over SOAP. */
export class SoapMessageMarksAdapter implements MessageMarksPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  read(mark: MessageMark): Promise<Result<"read", MarkRefusal | TransportFailure>> {
    return this.#put("markMessageAsRead", mark, "read");
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
    if (refusalCode !== undefined)
      return fail({ kind: "mark-refused", code: isCode(refusalCode) ? refusalCode : "unknown" });
    // The response names its message; a response about another message is malformed.
    return data.optionalText("clientMessageId") === clientMessageId
      ? succeed(done)
      : orMalformed<Done>(data, undefined);
  }
}
