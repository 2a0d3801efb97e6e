import type { DraftValues, FormDraft } from "#domain/drafts/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import type { RegisteredRequest, RequestMessageRefusal, SubmissionRefusal } from "#domain/support/index.ts";
import { requestContent, type OutgoingRequest } from "#domain/support/use-cases/register-request.ts";
import { WriteCommand, type WriteUseCase } from "#ui/stores/write-command.ts";

/** Refusal of a new request, or of a message about one. */
export type RequestRefusal = SubmissionRefusal | RequestMessageRefusal;

/** Sends a filled-in form. */
export type SendRequest = WriteUseCase<OutgoingRequest, RegisteredRequest, RequestRefusal>;

/** Dependencies of the registration of a request. */
export interface RequestRegistrationDependencies {
  readonly send: SendRequest;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
}

/** Name of the content in a draft, stored until the server has responded. */
const CONTENT = "content";

/** Returns the texts of this name in a draft. */
export function draftTexts(values: DraftValues | undefined, name: string): readonly string[] {
  const value = values?.[name];
  return typeof value === "object" ? value : [];
}

/**
 * Registration of one request. Its draft holds the idempotency key until the server has responded: after a reload the
 * same content is sent with the same key (MSG-03).
 */
export class RequestRegistration {
  readonly #draft: FormDraft | undefined;
  readonly #key: IdempotencyKeyIssuer;
  readonly #command: WriteCommand<OutgoingRequest, RegisteredRequest, RequestRefusal>;

  constructor({ send, idempotencyKeys, draft }: RequestRegistrationDependencies) {
    this.#draft = draft;
    const sent = draft?.unanswered();
    this.#key = new IdempotencyKeyIssuer(
      idempotencyKeys,
      sent && { id: sent.intentId, content: draftTexts(sent.values, CONTENT) },
    );
    this.#command = new WriteCommand(send, idempotencyKeys);
  }

  /** Registers the request. Resolves with `undefined` while another registration runs. */
  async run(request: OutgoingRequest): Promise<WriteOutcome<RegisteredRequest, RequestRefusal> | undefined> {
    const content = requestContent(request);
    this.#draft?.saveUnanswered({ intentId: this.#key.keyFor(content), values: { [CONTENT]: content } });
    const outcome = await this.#command.run(request, this.#key);
    if (outcome?.kind === "done" || outcome?.kind === "not-done") this.#draft?.saveUnanswered(undefined);
    if (outcome?.kind === "done") this.#draft?.drop();
    return outcome;
  }

  /** Starts over with a new key, and drops the draft. */
  reset(): void {
    this.#draft?.drop();
    this.#key.markAnswered();
  }
}
