import type { OperationName } from "./operations.ts";

/** Something that the customer need not know and an operator may. Never holds a session id. */
export interface WireEvent {
  readonly operation: OperationName;
  readonly what: string;
}

/** Where such events go. The adapters neither print nor send them themselves. */
export type WireLog = (event: WireEvent) => void;
