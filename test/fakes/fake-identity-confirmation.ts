import type { IdentityConfirmationPort } from "#domain/session/index.ts";

export interface FakeIdentityConfirmation extends IdentityConfirmationPort {
  /** Number of requests so far. */
  readonly requested: () => number;
  /** Answers all waiting requests. */
  answer(isConfirmed: boolean): void;
}

/** Customer who answers when the test says so. */
export function fakeIdentityConfirmation(): FakeIdentityConfirmation {
  let requested = 0;
  let waiting: readonly ((isConfirmed: boolean) => void)[] = [];
  return {
    requested: () => requested,
    answer(isConfirmed) {
      const asked = waiting;
      waiting = [];
      for (const resolve of asked) resolve(isConfirmed);
    },
    requestConfirmation() {
      requested += 1;
      return new Promise((resolve) => (waiting = [...waiting, resolve]));
    },
  };
}
