/** A fault that is put into answers. `operation` `*` means every one. */
export interface Fault {
  readonly operation: string;
  /** Waits this long before anything else, ms. */
  readonly delay?: number;
  readonly times: number | "always";
  readonly effect: FaultEffect;
}

/** What happens instead of, or to, the answer. A fault that only delays has effect `none`. */
export type FaultEffect =
  | { readonly kind: "none" }
  | { readonly kind: "drop" }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "body"; readonly body: string; readonly contentType: string; readonly status: number }
  | { readonly kind: "cutOff"; readonly at: number }
  | { readonly kind: "flag"; readonly flag: FlagName; readonly errorMessage?: string }
  | { readonly kind: "errorMessage"; readonly errorMessage: string };

export const FLAG_NAMES = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

/** The faults of a world, in the order they were asked for. */
export class FaultList {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  /** The fault of this call, counted down; the first that fits. */
  take(operation: string): Fault | undefined {
    const index = this.#faults.findIndex((fault) => fault.operation === operation || fault.operation === "*");
    const fault = this.#faults[index];
    if (fault === undefined || fault.times === "always") return fault;
    const left = fault.times - 1;
    this.#faults.splice(index, 1, ...(left > 0 ? [{ ...fault, times: left }] : []));
    return fault;
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }
}
