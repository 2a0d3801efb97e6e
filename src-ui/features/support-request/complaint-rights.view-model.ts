import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { SupportRequest } from "#domain/support/index.ts";
import { AnswerRequestCommand, type AnswerRequestDependencies } from "./answer-request-command.ts";
import { SettlementViewModel, type SettlementDependencies } from "./settlement.view-model.ts";

export type ComplaintRightsDependencies = Omit<AnswerRequestDependencies, "terms"> &
  Pick<SettlementDependencies, "client" | "today"> & {
    /** Legal terms of complaints, parties and office of a settlement, and the way to save its application. */
    readonly settlement: Omit<SettlementDependencies, "client" | "today">;
  };

/** Rights of the customer after a complaint: an answer once more, and a settlement (REQ-20, REQ-21). */
export class ComplaintRightsViewModel {
  readonly #dependencies: ComplaintRightsDependencies;
  readonly #answerRequests = new Map<string, AnswerRequestCommand>();
  readonly #settlements = new Map<string, SettlementViewModel>();

  constructor(dependencies: ComplaintRightsDependencies) {
    this.#dependencies = dependencies;
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  /** Returns the command that asks for the answer to a complaint once more; creates it on first use. */
  answerRequest({ number }: Pick<SupportRequest, "number">): AnswerRequestCommand {
    const known = this.#answerRequests.get(number);
    if (known !== undefined) return known;
    const { settlement } = this.#dependencies;
    const command = new AnswerRequestCommand({ ...this.#dependencies, terms: settlement.terms });
    this.#answerRequests.set(number, command);
    return command;
  }

  /** Returns the settlement of the dispute about a complaint; creates it on first use. */
  settlement({ number }: Pick<SupportRequest, "number">): SettlementViewModel {
    const known = this.#settlements.get(number);
    if (known !== undefined) return known;
    const { client, today, settlement } = this.#dependencies;
    const model = new SettlementViewModel({ client, today, ...settlement });
    this.#settlements.set(number, model);
    return model;
  }
}
