import { computed, makeObservable } from "mobx";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  repeatedAnswerDue,
  type ComplaintTerms,
  type RegisteredRequest,
  type RequestMessageRefusal,
  type SupportPort,
} from "#domain/support/index.ts";
import { requestAnswer } from "#domain/support/use-cases/request-answer.ts";
import type { WriteOutcome } from "#domain/shared-kernel/write.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { inPolish } from "./support.texts.ts";
import { writeProgressOf, type WriteProgress } from "./write-progress.ts";

export interface AnswerRequestDependencies {
  readonly port: Pick<SupportPort, "addMessage">;
  readonly store: Pick<SupportStore, "requests">;
  readonly clock: Pick<ClockPort, "now">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly terms: Pick<ComplaintTerms, "repeatDays">;
}

const isAnswerNotLate = (outcome: WriteOutcome<RegisteredRequest, RequestMessageRefusal> | undefined): boolean =>
  outcome?.kind === "not-done" &&
  outcome.failure.kind === "request-message-refused" &&
  outcome.failure.code === "answer-not-late";

/** Asks once more for the answer to a complaint that did not arrive in time (REQ-20). */
export class AnswerRequestCommand {
  readonly #command: WriteCommand<string, RegisteredRequest, RequestMessageRefusal>;
  readonly #dependencies: AnswerRequestDependencies;

  constructor(dependencies: AnswerRequestDependencies) {
    const { port, store, idempotencyKeys } = dependencies;
    this.#dependencies = dependencies;
    const ports = { support: port, reload: () => store.requests.refetch() };
    this.#command = new WriteCommand(
      (number, key) => requestAnswer(ports, { number, text: inPolish("answerRequest.message") }, key),
      idempotencyKeys,
    );
    makeObservable(this, { state: computed });
  }

  get state(): WriteProgress {
    return writeProgressOf(this.#command.state);
  }

  /** Last day for an answer that is asked for now. */
  get dueNow(): WarsawDate {
    const { terms, clock } = this.#dependencies;
    return repeatedAnswerDue(terms, warsawDateAt(clock.now()));
  }

  /** Sends the request. Does nothing while it is being sent, or after it. */
  async send(number: string): Promise<void> {
    if (this.state === "done") return;
    const outcome = await this.#command.run(number);
    // A refusal may say that an answer has arrived in the meantime.
    if (outcome?.kind === "done" || outcome?.kind === "found-done" || isAnswerNotLate(outcome))
      await this.#dependencies.store.requests.reload();
  }
}
