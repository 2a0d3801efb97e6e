/** A fault that is put into answers. `operation` `*` means every one. */
export interface InjectedFault {
  readonly operation: string;
  /** The name of a fault that has one (named-faults.ts). */
  readonly name?: string;
  /** Waits this long before anything else, ms. */
  readonly delay?: number;
  readonly times: number | "always";
  readonly effect: FaultEffect;
}

/** What happens instead of, or to, the answer. A fault that only delays has effect `none`. */
export type FaultEffect =
  | { readonly kind: "none" }
  /** The connection ends without a word. */
  | { readonly kind: "drop" }
  /** The connection is torn down. */
  | { readonly kind: "reset" }
  /** Nothing ever comes, and the connection stays. */
  | { readonly kind: "silence" }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "body"; readonly body: string; readonly contentType: string; readonly status: number }
  /** The connection ends after that many bytes of the answer, or in its middle. */
  | { readonly kind: "cutOff"; readonly at: number | "middle" }
  /** A whole answer of HTTP that is no whole answer of the contract. */
  | { readonly kind: "altered"; readonly how: Alteration }
  | { readonly kind: "flag"; readonly flag: FlagName; readonly errorMessage?: string }
  | { readonly kind: "errorMessage"; readonly errorMessage: string };

/** What may have happened to an answer on its way: see wire/altered.ts. */
export type Alteration = "truncated" | "doctype" | "wrongRoot" | "noResult";

export const FLAG_NAMES = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

/** The faults of a world, in the order they were asked for. */
export class FaultList {
  #faults: InjectedFault[] = [];

  add(fault: InjectedFault): void {
    this.#faults.push(fault);
  }

  /** The fault of this call, counted down; the first that fits. */
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
