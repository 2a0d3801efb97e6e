import { action, computed, makeObservable, observable } from "mobx";
import type { AsyncState } from "./async-value.ts";

/**
 * What a block of a page shows. It fails and is tried again alone: the rest of the page stands. While it is tried again
 * it stays where it is, so that the button under the customer's finger does not vanish.
 */
export type AsyncSection<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retrying: boolean; readonly retry: () => void }
  | { readonly status: "ready"; readonly value: Value };

/** What a block is made of. */
export interface AsyncSectionSource<Value> {
  /** All that it reads from the provider. */
  readonly needs: readonly { readonly state: AsyncState<unknown> }[];
  /** What it shows; `undefined` until enough is known. Observed: it changes with what it reads. */
  readonly read: () => Value | undefined;
  /** Asks for what is missing, the first time and again after a failure. */
  readonly load: () => Promise<unknown>;
}

/** The state of one block. What is stale stays on screen: it fails only when it has nothing to show. */
export class AsyncSectionModel<Value> {
  retrying = false;
  readonly #source: AsyncSectionSource<Value>;

  constructor(source: AsyncSectionSource<Value>) {
    this.#source = source;
    makeObservable<this, "begin" | "settle">(this, {
      retrying: observable,
      section: computed,
      begin: action,
      settle: action,
    });
  }

  get section(): AsyncSection<Value> {
    const value = this.#source.read();
    if (value !== undefined) return { status: "ready", value };
    const failed = this.#source.needs.some((need) => need.state.status === "failed");
    if (failed || this.retrying) return { status: "failed", retrying: this.retrying, retry: this.retry };
    return { status: "loading" };
  }

  load(): Promise<unknown> {
    return this.#source.load();
  }

  readonly retry = (): void => {
    if (this.retrying) return;
    this.begin();
    void this.#source.load().finally(() => this.settle());
  };

  private begin(): void {
    this.retrying = true;
  }

  private settle(): void {
    this.retrying = false;
  }
}
