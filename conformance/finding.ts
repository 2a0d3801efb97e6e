/** An error breaks the contract. A warning is allowed, but changes what the customer sees. */
export type FindingLevel = "error" | "warning";

/** Deviation of a provider from the contract, without personal data. */
export interface Finding {
  /** Rule, operation and path without indexes: the same in every run. */
  readonly id: string;
  /** Id of a rule in docs/contract/rules.json. */
  readonly rule: string;
  readonly level: FindingLevel;
  /** Operation of the exchange; `undefined` when the finding is about the address or the chat. */
  readonly operation: string | undefined;
  /** Path below `result` with indexes, such as `entries.item[3].unpaidAmount`; "" for the whole response. */
  readonly path: string;
  /** Expectation of the contract. */
  readonly expected: string;
  /** Shape of the value that the provider sent, without its content. */
  readonly found: string;
  /** Consequence for the customer. */
  readonly effect: string;
  /** `X-Ebok-Request` of the call: finds it in the provider's log. */
  readonly requestId: string | undefined;
}

/** Finding as a rule states it; the rest comes from rules.json. */
export interface FindingDetails {
  readonly rule: string;
  readonly operation?: string | undefined;
  readonly path?: string;
  readonly expected: string;
  readonly found: string;
  readonly effect: string;
  readonly requestId?: string | undefined;
}

/** Removes the indexes of a path, because they differ between customers. */
const withoutIndexes = (path: string): string => path.replaceAll(/\[\d+\]/g, "");

/** Returns the id of a finding: stable between runs and customers. */
export function findingId({ rule, operation = "", path = "" }: FindingDetails): string {
  return [rule, operation, withoutIndexes(path)].filter((part) => part !== "").join(":");
}
