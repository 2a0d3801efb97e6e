import { action, computed, makeObservable, observable } from "mobx";
import type { FailureCause } from "#domain/shared-kernel/index.ts";
import { failureCauseIn } from "./async-value.ts";
import { incompleteDataOf, type IncompleteData, type PartlyReadValue } from "./incomplete-data.ts";

/**
 * State of a section of a page. It fails and is retried alone; other sections stay usable. During a retry the error
 * stays, so that the button under the customer's finger does not vanish.
 */
export type AsyncSection<Value> =
  | {
      readonly status: "loading";
      /** Asks again although a request is under way, when no response comes (CALL-20). */
      readonly retry?: () => void;
    }
  | {
      readonly status: "failed";
      readonly retrying: boolean;
      readonly cause: FailureCause;
      readonly retry: () => void;
    }
  | {
      readonly status: "ready";
      readonly value: Value;
      /** Set when parts of the value could not be read: then nothing may be claimed about what is missing in it. */
      readonly incomplete: IncompleteData | undefined;
    };

/** Data source of a section. */
export interface AsyncSectionSource<Value> {
  /** All async values that it reads. */
  readonly needs: readonly PartlyReadValue[];
  /** Fields of the responses that the section shows; by default all. Gaps in other fields do not concern it. */
  readonly fields?: readonly string[];
  /** Returns the value; `undefined` until enough is known. Observed: it changes with its async values. */
  readonly read: () => Value | undefined;
  /** Loads missing values, the first time and on a retry. */
  readonly load: () => Promise<unknown>;
}

/** State of one section. Stale values stay on screen: the section fails only if it has nothing to show. */
export class AsyncSectionModel<Value> {
  retrying = false;
  /** Cause of the failure that is being retried: the error stays unchanged until the retry has ended. */
  private retriedCause: FailureCause = "connection";
  readonly #source: AsyncSectionSource<Value>;

  constructor(source: AsyncSectionSource<Value>) {
    this.#source = source;
    makeObservable<this, "retriedCause" | "cause" | "begin" | "settle">(this, {
      retrying: observable,
      retriedCause: observable,
      cause: computed,
      section: computed,
      begin: action,
      settle: action,
    });
  }

  get section(): AsyncSection<Value> {
    const value = this.#source.read();
    const { needs, fields } = this.#source;
    if (value !== undefined) return { status: "ready", value, incomplete: incompleteDataOf(needs, fields) };
    const failed = needs.some((need) => need.state.status === "failed");
    const cause = this.retrying ? this.retriedCause : this.cause;
    if (failed || this.retrying) return { status: "failed", retrying: this.retrying, cause, retry: this.retry };
    return { status: "loading", retry: this.askAgain };
  }

  load(): Promise<unknown> {
    return this.#source.load();
  }

  readonly retry = (): void => {
    if (this.retrying) return;
    this.begin();
    void this.#source.load().finally(() => this.settle());
  };

  /** Sends a new request for each value that has had no response; the response of the newest is shown. */
  readonly askAgain = (): void => {
    for (const need of this.#source.needs) if (need.state.status === "loading") void need.reload();
  };

  private get cause(): FailureCause {
    return failureCauseIn(...this.#source.needs.map(({ state }) => state));
  }

  private begin(): void {
    this.retriedCause = this.cause;
    this.retrying = true;
  }

  private settle(): void {
    this.retrying = false;
  }
}
