import type { MovableClock } from "#test/fakes/movable-clock.ts";

const MAX_TURNS = 400;

/** Whether a promise has been kept, to be asked at any time. */
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

/**
 * Lets what needs no time happen until `done`; where that is not enough lets `wait` ms pass, up to three times: once
 * what
 * waits has begun to. Throws when it is not done then: something waits for ever.
 */
export async function advanceUntil(clock: MovableClock, waitMs: number, done: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await runTurnsUntil(done)) return;
    if (waitMs > 0) await clock.advance(waitMs);
  }
  if (!(await runTurnsUntil(done))) throw new Error("it waits for ever");
}
