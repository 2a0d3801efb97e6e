import type { OperationName } from "./operations.ts";

/** Something that the customer need not know and an operator may. Never holds a session id. */
export interface WireEvent {
  readonly operation: OperationName;
  readonly what: string;
}

/**
 * Where such events go. The adapters neither print nor send them themselves. In the portal nobody listens: this version
 * sends no reports (HTTP-01), and keeps nothing of what went wrong. The contract tests do listen, and so find a decoder
 * that leaves something out.
 */
export type WireLog = (event: WireEvent) => void;
