import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { openWorker } from "./open-worker.ts";
import { readInWorker } from "./read-in-worker.ts";
import type { ReadReply } from "./read-reply.ts";

/** Reads replies in the browser's worker. */
export function workerReader(clock: ClockPort): ReadReply {
  return readInWorker(openWorker, clock);
}
