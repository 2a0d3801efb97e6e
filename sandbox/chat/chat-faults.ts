/** Errors with which a provider refuses a chat. */
export const CHAT_ERRORS = [
  "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER",
  "WEBCHAT_SKILLSET_OOS",
  "WEBCHAT_NO_AGENTS",
  "WEBCHAT_NO_CHATBOT",
  "SERVICE_UNAVAILABLE",
  "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET",
  "BACKEND_ACCESS",
] as const;
export type ChatErrorType = (typeof CHAT_ERRORS)[number];

/** Faults of all open sockets at once. `drop`: the connection breaks; `freeze`: frames are dropped silently. */
export const IMMEDIATE_FAULTS = ["drop", "close", "freeze"] as const;
/**
 * Faults of later events: `refuse` and `slowOpen` affect an opening socket; `lose`, `duplicate`, `reorder` and `garble`
 * a frame to the customer; `loseSent` a frame from the customer; `lag` every frame while it is in force.
 */
export const QUEUED_FAULTS = [
  "refuse",
  "slowOpen",
  "lose",
  "duplicate",
  "reorder",
  "garble",
  "loseSent",
  "lag",
] as const;
export type QueuedFault = (typeof QUEUED_FAULTS)[number];

export interface ChatFault {
  readonly name: QueuedFault | ChatErrorType;
  readonly times: number | "always";
  /** Delay of `slowOpen` and `lag`, ms. */
  readonly delay: number;
  /** Moment of an error: at the start of a chat, or instead of the hand-over to an agent. */
  readonly on: "start" | "handOver";
}

/** Chat faults of a tenant, in the order in which they were added. */
export class ChatFaultList {
  #faults: ChatFault[] = [];

  add(fault: ChatFault): void {
    this.#faults.push(fault);
  }

  /** Returns the first fault that fits and counts down its uses. */
  take(fits: (fault: ChatFault) => boolean): ChatFault | undefined {
    const index = this.#faults.findIndex(fits);
    const fault = this.#faults[index];
    if (fault === undefined || fault.times === "always") return fault;
    this.#faults.splice(index, 1, ...(fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []));
    return fault;
  }

  /** Returns the first fault with this name and counts down its uses. */
  named(name: QueuedFault): ChatFault | undefined {
    return this.#faults.length === 0 ? undefined : this.take((fault) => fault.name === name);
  }

  /** Returns the error that is due at this moment, if any. */
  error(on: ChatFault["on"]): ChatErrorType | undefined {
    const fault = this.take((one) => one.on === on && CHAT_ERRORS.some((error) => error === one.name));
    return CHAT_ERRORS.find((error) => error === fault?.name);
  }

  list(): readonly ChatFault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }
}
