import type { Result, TransportFailure } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { ServiceRefusal } from "../product.ts";

/** Write about a product whose result can be read afterwards. */
interface ProductWrite<Value, Code extends string> {
  readonly content: readonly unknown[];
  readonly send: (idempotencyKey: string) => Promise<Result<Value, ServiceRefusal<Code> | TransportFailure>>;
  /**
   * Re-reads the server's state. Resolves with the result of the write; `undefined` when the state does not show it.
   */
  readonly find: () => Promise<Value | undefined>;
}

/** Executes a write about a product. Resolves with its result also when only the response was lost. */
export async function executeProductWrite<Value, Code extends string>(
  key: WriteKey,
  { content, send, find }: ProductWrite<Value, Code>,
): Promise<WriteOutcome<Value, ServiceRefusal<Code>>> {
  let found: Value | undefined;
  const outcome = await executeWrite<Value, ServiceRefusal<Code>>(key, {
    content,
    send,
    verifyApplied: async () => {
      found = await find();
      return found !== undefined;
    },
  });
  return outcome.kind === "found-done" && found !== undefined ? { kind: "done", value: found } : outcome;
}
