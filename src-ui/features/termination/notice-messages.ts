import { action, makeObservable, observable } from "mobx";
import type { NoticeMessage } from "#domain/deadlines/applicable-changes.ts";
import type { TerminationPage } from "#domain/termination/termination-page.ts";
import type { TerminationDependencies } from "./termination-dependencies.ts";

/** Messages with notices: they may exclude a right to leave that the operator names (TERMS-40). */
export class NoticeMessages {
  /** True while unread messages are read again: the page stays. */
  isRetrying = false;
  private hasSettled = false;
  readonly #messages: TerminationDependencies["messages"];

  constructor(messages: TerminationDependencies["messages"]) {
    this.#messages = messages;
    makeObservable<this, "hasSettled" | "settle" | "setRetrying">(this, {
      isRetrying: observable,
      hasSettled: observable,
      settle: action,
      setRetrying: action,
    });
  }

  get known(): readonly NoticeMessage[] {
    return this.#messages()?.known ?? [];
  }

  /**
   * Returns true until the first read of the messages ends, if the page names a right to leave that they may exclude.
   */
  areAwaitedFor(page: TerminationPage): boolean {
    const messages = this.#messages();
    return !this.hasSettled && messages !== undefined && messages.known === undefined && namesChange(page);
  }

  /** Returns true if the page names a right to leave that messages which could not be read may exclude. */
  mayExclude(page: TerminationPage): boolean {
    const messages = this.#messages();
    if (messages === undefined || !namesChange(page)) return false;
    const isUnread = this.hasSettled && messages.known === undefined;
    return isUnread || messages.isIncomplete;
  }

  async load(): Promise<void> {
    await this.#messages()?.load();
    this.settle();
  }

  /** Reads the messages again, at the customer's request. */
  readonly retry = async (): Promise<void> => {
    this.setRetrying(true);
    await this.#messages()
      ?.reload()
      .finally(() => this.setRetrying(false));
  };

  private settle(): void {
    this.hasSettled = true;
  }

  private setRetrying(isRetrying: boolean): void {
    this.isRetrying = isRetrying;
  }
}

/** Returns true for a page that names a right to leave because of changed terms. */
function namesChange(page: TerminationPage): boolean {
  return (page.kind === "open" || page.kind === "terminated") && page.termsAhead.kind === "change";
}
