import type { MovableClock } from "#test/fakes/movable-clock.ts";

const TURNS = 400;

/** Whether a promise has been kept, to be asked at any time. */
export function answered(promise: Promise<unknown>): () => boolean {
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

async function turns(done: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < TURNS && !done(); turn += 1) await new Promise((next) => setImmediate(next));
  return done();
}

/**
 * Lets what needs no time happen until `done`; where that is not enough lets `wait` ms pass, up to three times: once
 * what
 * waits has begun to. Throws when it is not done then: something waits for ever.
 */
export async function passUntil(clock: MovableClock, wait: number, done: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await turns(done)) return;
    if (wait > 0) await clock.advance(wait);
  }
  if (!(await turns(done))) throw new Error("it waits for ever");
}
