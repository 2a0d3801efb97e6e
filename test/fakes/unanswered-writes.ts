import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer, type WriteKey } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "./fake-device.ts";

/** A method of a port that sends a write and never gets a response. */
export type UnansweredSend = (request: { readonly idempotencyKey: string }) => Promise<Result<never, TransportFailure>>;

/**
 * Executes a write with each of the inputs in turn; every response is lost.
 *
 * @returns for each input the number of its idempotency key: inputs with the same number were sent with the same key
 */
export async function idempotencyKeysOfUnansweredWrites<Input>(
  inputs: readonly Input[],
  execute: (input: Input, send: UnansweredSend, key: WriteKey) => Promise<unknown>,
): Promise<readonly number[]> {
  const sent: string[] = [];
  const send: UnansweredSend = async ({ idempotencyKey }) => {
    sent.push(idempotencyKey);
    return fail({ kind: "timeout" });
  };
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  for (const input of inputs) await execute(input, send, key);
  const distinct = [...new Set(sent)];
  return sent.map((id) => distinct.indexOf(id) + 1);
}
