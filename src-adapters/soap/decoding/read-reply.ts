import type { Result, WireFailure } from "#domain/shared-kernel/index.ts";
import { readReplyBytes } from "./codec.ts";
import type { XmlElement } from "./xml-tree.ts";

/** The `result` element of the answer to `operation`, or why there is none. Never rejects. */
export type ReadReply = (bytes: ArrayBuffer, operation: string) => Promise<Result<XmlElement, WireFailure>>;

/** From here on, reading a reply would hold the page up for longer than a customer fails to notice; bytes. */
export const LARGE_REPLY_BYTES = 300_000;

/** Reads at once, where it is called. */
export const readInPlace: ReadReply = (bytes, operation) => Promise.resolve(readReplyBytes(bytes, operation));

/**
 * Reads small replies at once, and large ones with what `elsewhere` brings, which is fetched with the first of them.
 * What
 * cannot be fetched is no reason to lose an answer that has come: it is read in place then.
 */
export function readBySize(elsewhere: () => Promise<ReadReply>): ReadReply {
  let found: Promise<ReadReply | undefined> | undefined;
  return async (bytes, operation) => {
    if (bytes.byteLength < LARGE_REPLY_BYTES) return readReplyBytes(bytes, operation);
    found ??= elsewhere().catch(() => {
      found = undefined;
      return undefined;
    });
    const read = (await found) ?? readInPlace;
    return read(bytes, operation);
  };
}
