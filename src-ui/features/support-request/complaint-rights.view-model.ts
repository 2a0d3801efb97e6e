import type { FinancialEntry } from "#domain/finance/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { SupportRequest } from "#domain/support/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { AnswerRequestCommand, type AnswerRequestDependencies } from "./answer-request-command.ts";
import { SettlementViewModel, type SettlementDependencies } from "./settlement.view-model.ts";

export type ComplaintRightsDependencies = Omit<AnswerRequestDependencies, "terms"> &
  Pick<SettlementDependencies, "client" | "today"> & {
    /** Legal terms of complaints, parties and office of a settlement, and the way to save its application. */
    readonly settlement: Omit<SettlementDependencies, "client" | "today">;
    readonly finance: Pick<FinanceStore, "entries">;
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

  /** Entries of the account, whose documents an answer may name; empty until they have loaded. */
  get entries(): readonly FinancialEntry[] {
    return this.#dependencies.finance.entries.known ?? [];
  }

  /** Loads the entries for a complaint that was accepted: its answer may name a correction. */
  loadEntries({ kind, entries }: Pick<SupportRequest, "kind" | "entries">): void {
    const isAccepted = entries.some(({ outcome }) => outcome === "accepted" || outcome === "partlyAccepted");
    if (kind === "complaint" && isAccepted) void this.#dependencies.finance.entries.load();
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
