import type { DraftValues, FormDraft } from "#domain/drafts/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import type { RegisteredRequest, SubmissionRefusal, SupportPort } from "#domain/support/index.ts";
import { registerRequest, requestContent, type OutgoingRequest } from "#domain/support/use-cases/register-request.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Dependencies of the registration of a request. */
export interface RequestRegistrationDependencies {
  readonly port: Pick<SupportPort, "register">;
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
  readonly #command: WriteCommand<OutgoingRequest, RegisteredRequest, SubmissionRefusal>;

  constructor({ port, idempotencyKeys, draft }: RequestRegistrationDependencies) {
    this.#draft = draft;
    const sent = draft?.unanswered();
    this.#key = new IdempotencyKeyIssuer(
      idempotencyKeys,
      sent && { id: sent.intentId, content: draftTexts(sent.values, CONTENT) },
    );
    this.#command = new WriteCommand(
      (request, key) => registerRequest({ support: port }, request, key),
      idempotencyKeys,
    );
  }

  /** Registers the request. Resolves with `undefined` while another registration runs. */
  async run(request: OutgoingRequest): Promise<WriteOutcome<RegisteredRequest, SubmissionRefusal> | undefined> {
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
