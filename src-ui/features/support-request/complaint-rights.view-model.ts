import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { SupportRequest } from "#domain/support/index.ts";
import { AnswerRequestCommand, type AnswerRequestDependencies } from "./answer-request.ts";
import { SettlementViewModel, type SettlementDependencies } from "./settlement.view-model.ts";

export type ComplaintRightsDependencies = Omit<AnswerRequestDependencies, "terms"> &
  Pick<SettlementDependencies, "client" | "today"> & {
    /** Legal terms of complaints, parties and office of a settlement, and the way to save its application. */
    readonly settlement: Omit<SettlementDependencies, "client" | "today">;
  };

/** Rights of the customer after a complaint: an answer once more, and a settlement (REQ-20, REQ-21). */
export class ComplaintRightsViewModel {
  readonly settlement: SettlementViewModel;
  readonly #dependencies: ComplaintRightsDependencies;
  readonly #answerRequests = new Map<string, AnswerRequestCommand>();

  constructor(dependencies: ComplaintRightsDependencies) {
    this.#dependencies = dependencies;
    this.settlement = new SettlementViewModel({ ...dependencies, ...dependencies.settlement });
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
}
