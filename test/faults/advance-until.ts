import type { MovableClock } from "#test/fakes/movable-clock.ts";

const MAX_TURNS = 400;
/** Real time that the last attempt waits, ms: keys are created and verified outside the event loop. */
const LAST_WAIT_MS = 5_000;

/** Returns a function that returns true once the promise is resolved or rejected. */
export function trackSettled(promise: Promise<unknown>): () => boolean {
  let done = false;
  promise.then(
    () => {
      done = true;
    },
    () => {
      done = true;
    },
  );
  return () => done;
}

async function runTurnsUntil(done: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < MAX_TURNS && !done(); turn += 1) await new Promise((next) => setImmediate(next));
  return done();
}

async function waitUntil(done: () => boolean): Promise<boolean> {
  const end = performance.now() + LAST_WAIT_MS;
  while (!done() && performance.now() < end) await new Promise((next) => setTimeout(next, 2));
  return done();
}

/**
 * Runs the event loop until `done` returns true, and advances the clock by `waitMs` up to three times if that is not
 * enough. Throws if `done` still returns false.
 */
export async function advanceUntil(clock: MovableClock, waitMs: number, done: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await runTurnsUntil(done)) return;
    if (waitMs > 0) await clock.advance(waitMs);
  }
  if (!(await waitUntil(done))) throw new Error("advanceUntil: the condition was not met");
}
