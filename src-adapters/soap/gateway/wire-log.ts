import type { OperationName } from "../operations.ts";

/**
 * Something that the customer need not know and an operator may. Never holds a session id, nor the provider's words,
 * which may name a person.
 */
export interface WireEvent {
  readonly operation: OperationName;
  readonly what: string;
}

/**
 * Where such events go. The adapters neither print nor send them themselves: the tracker reports them (HTTP-01). The
 * contract tests listen, too, and so find a decoder that leaves something out.
 */
export type WireLog = (event: WireEvent) => void;
