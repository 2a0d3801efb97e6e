/** Fault that is injected into responses. `operation` `*` matches every operation. */
export interface InjectedFault {
  readonly operation: string;
  /** Name of a predefined fault (named-faults.ts). */
  readonly name?: string;
  /** Delay before anything else, ms. */
  readonly delay?: number;
  readonly times: number | "always";
  readonly effect: FaultEffect;
}

/** Effect on the response. A fault that only delays has effect `none`. */
export type FaultEffect =
  | { readonly kind: "none" }
  /** The server closes the connection without a response. */
  | { readonly kind: "drop" }
  /** The server resets the connection. */
  | { readonly kind: "reset" }
  /** The server never responds, and the connection stays open. */
  | { readonly kind: "silence" }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "body"; readonly body: string; readonly contentType: string; readonly status: number }
  /** The connection ends after this many bytes of the response, or in its middle. */
  | { readonly kind: "cutOff"; readonly at: number | "middle" }
  /** A complete HTTP response that violates the contract. */
  | { readonly kind: "altered"; readonly how: ReplyAlteration }
  | { readonly kind: "flag"; readonly flag: FlagName; readonly errorMessage?: string }
  | { readonly kind: "errorMessage"; readonly errorMessage: string };

/** Alterations of a response on its way: see wire/alter-reply.ts. */
export type ReplyAlteration = "truncated" | "doctype" | "wrongRoot" | "noResult" | "damagedItem";

export const FLAG_NAMES = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

/** Faults of a tenant, in the order in which they were added. */
export class FaultList {
  #faults: InjectedFault[] = [];

  add(fault: InjectedFault): void {
    this.#faults.push(fault);
  }

  /** Returns the first fault that matches the operation and counts down its uses. */
  take(operation: string): InjectedFault | undefined {
    const index = this.#faults.findIndex((fault) => fault.operation === operation || fault.operation === "*");
    const fault = this.#faults[index];
    if (fault === undefined || fault.times === "always") return fault;
    const left = fault.times - 1;
    this.#faults.splice(index, 1, ...(left > 0 ? [{ ...fault, times: left }] : []));
    return fault;
  }

  list(): readonly InjectedFault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }
}
