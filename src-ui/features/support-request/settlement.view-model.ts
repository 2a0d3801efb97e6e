import { action, makeObservable, observable } from "mobx";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { complainantOf, settlementUntil, type ComplaintTerms, type SupportRequest } from "#domain/support/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import { createSettlementDocument, type ComplainantContact, type DisputedOperator } from "./settlement-document.ts";
import { isConsumer } from "#domain/account/client.ts";

export interface SettlementDependencies {
  readonly terms: ComplaintTerms;
  readonly operator: DisputedOperator;
  /** Returns the contact data that may be shown; `undefined` while they are not known. */
  readonly contact: () => ComplainantContact | undefined;
  /** Page of the office. */
  readonly page: string;
  readonly client: Pick<ClientStore, "data">;
  readonly today: Pick<TodayStore, "today">;
  /** Saves a text as a file: name, MIME type, text. Resolves with true if it was saved. */
  readonly save: (name: string, type: string, text: string) => Promise<boolean>;
}

/** Out-of-court settlement of the dispute about one complaint (REQ-21). */
export class SettlementViewModel {
  state: "idle" | "busy" | "saved" | "failed" = "idle";
  readonly #dependencies: SettlementDependencies;

  constructor(dependencies: SettlementDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "setState">(this, { state: observable, setState: action });
  }

  get page(): string {
    return this.#dependencies.page;
  }

  /** Last day for an application; `undefined` if the customer is no consumer, or has no right to it now. */
  until(request: SupportRequest): WarsawDate | undefined {
    const { client, terms, today } = this.#dependencies;
    const person = client.data.known?.client;
    return person !== undefined && isConsumer(person) ? settlementUntil(request, terms, today.today) : undefined;
  }

  /** Saves the application with the facts of the complaint. */
  async save(request: SupportRequest): Promise<void> {
    if (this.state === "busy") return;
    const { client, contact, operator, today, save } = this.#dependencies;
    const person = client.data.known?.client;
    const { name, text } = createSettlementDocument({
      request,
      complainant: person && complainantOf(person),
      contact: contact(),
      operator,
      today: today.today,
    });
    this.setState("busy");
    try {
      this.setState((await save(name, "text/html;charset=utf-8", text)) ? "saved" : "failed");
    } catch (error) {
      reportHandledError(error);
      this.setState("failed");
    }
  }

  private setState(state: SettlementViewModel["state"]): void {
    this.state = state;
  }
}
