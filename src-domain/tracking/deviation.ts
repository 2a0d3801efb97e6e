import type { CallError } from "./call-errors.port.ts";

/** Effect of a deviation from the contract on the customer's screen. */
export type DeviationEffect =
  | "nothing-lost"
  | "value-left-out"
  | "list-left-out"
  | "item-left-out"
  | "default-used"
  | "shown-as-unknown"
  /** The portal cannot use the response: what needs it shows its failure (docs/failures.md). */
  | "call-failed";

/** Deviation of a response from the contract. Never contains a value of the response. */
export interface Deviation {
  /** Path below `result`, with indexes from 0: `entries.item[3].unpaidAmount`. */
  readonly path: string;
  readonly expected: string;
  /** Shape of what was found: `"99,99"` for `12,50`, `nothing` for a missing element. */
  readonly found: string;
  readonly effect: DeviationEffect;
  /** True when the portal shows no sum that the value would be part of (ENT-03). */
  readonly hidesAmounts: boolean;
}

const EFFECTS: Readonly<Record<DeviationEffect, string>> = {
  "nothing-lost": "nothing is lost",
  "value-left-out": "the value is left out",
  "list-left-out": "the list is left out",
  "item-left-out": "the item is left out",
  "default-used": "a default is used",
  "shown-as-unknown": "it is shown as unknown",
  "call-failed": "the response cannot be used, and what needs it fails",
};

/** Describes the effect on screen, as a sentence for the operator's engineers. */
export function describeEffect({ effect, hidesAmounts }: Pick<Deviation, "effect" | "hidesAmounts">): string {
  return hidesAmounts ? `${EFFECTS[effect]}; amounts are hidden` : EFFECTS[effect];
}

/** Describes what was expected and the shape of what was found. */
export function describeFinding({ expected, found }: Pick<Deviation, "expected" | "found">): string {
  return `expected ${expected}, found ${found}`;
}

/** Describes a deviation for reports, the console and the conformance kit. */
export function describeDeviation(deviation: Deviation): string {
  return `${deviation.path}: ${describeFinding(deviation)}; ${describeEffect(deviation)}`;
}

/** Describes an error of a call for a report. */
export function describeCallError(error: CallError): string {
  return "deviation" in error ? describeDeviation(error.deviation) : error.what;
}
