import type { OPERATIONS, OperationName } from "#adapters/soap/operations.ts";
import type { EffectCustomer } from "./effect-customer.ts";

/** One change of the provider's data, and one value that shows it. */
interface ObservedChange {
  /** Effect, as the title of the test names it. */
  readonly effect: string;
  /** Login of the customer, `m.brzezinska` by default; `none`: the session id belongs to no session. */
  readonly login?: string;
  /** Makes the change possible. Its result, an id or a token, is `customer.prepared`. */
  readonly prepare?: (customer: EffectCustomer) => Promise<string>;
  /** Reads the value. */
  readonly observe: (customer: EffectCustomer) => Promise<unknown>;
  /** Value before the change. */
  readonly before: unknown;
  /** Makes the change, and returns the value that must be read after it. */
  readonly change: (customer: EffectCustomer) => unknown;
}

/** Write that `change` calls. `observe` calls another operation, or looks where no operation reads the effect. */
interface WriteEffect<Name extends OperationName> extends ObservedChange {
  readonly seenThrough: Exclude<OperationName, Name> | "the address of the file" | "the database";
}

/** Read that `observe` calls. `change` calls another operation, or changes data that no operation changes. */
interface ReadEffect<Name extends OperationName> extends ObservedChange {
  readonly changedBy:
    | Exclude<OperationName, Name>
    | "a change in the database"
    | "a move of the clock"
    | "a payment at the bank"
    | "an outage of the router"
    | "a changed configuration";
}

/** One case for every operation of the contract: a new operation does not compile without its case. */
export type OperationEffects = {
  readonly [Name in OperationName]: (typeof OPERATIONS)[Name] extends { readonly write: true }
    ? WriteEffect<Name>
    : ReadEffect<Name>;
};
