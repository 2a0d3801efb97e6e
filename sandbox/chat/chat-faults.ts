/** Why a provider gives no chat. */
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

/**
 * What happens to all sockets that are open, at once. `drop`: the line is torn; `freeze`: nothing passes any more, and
 * nobody is told.
 */
export const IMMEDIATE_FAULTS = ["drop", "close", "freeze"] as const;
/**
 * What happens to those that come: `refuse` and `slowOpen` to a socket that opens, `lose`, `duplicate`, `reorder` and
 * `garble` to a frame on its way to
 * the customer, `loseSent` to one that comes from there, `lag` to every frame for as long as it holds.
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
  /** ms; of `slowOpen` and `lag`. */
  readonly delay: number;
  /** When an error is told: at the start of a chat, or in place of the hand-over to a consultant. */
  readonly on: "start" | "handOver";
}

/** The faults of a world's chat, in the order they were asked for. */
export class ChatFaultList {
  #faults: ChatFault[] = [];

  add(fault: ChatFault): void {
    this.#faults.push(fault);
  }

  /** The first fault that fits, counted down. */
  take(fits: (fault: ChatFault) => boolean): ChatFault | undefined {
    const index = this.#faults.findIndex(fits);
    const fault = this.#faults[index];
    if (fault === undefined || fault.times === "always") return fault;
    this.#faults.splice(index, 1, ...(fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []));
    return fault;
  }

  /** The same by a name. */
  named(name: QueuedFault): ChatFault | undefined {
    return this.#faults.length === 0 ? undefined : this.take((fault) => fault.name === name);
  }

  /** The error that is to be told now, if any. */
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
