import type { ChatAlertPort } from "#domain/chat/index.ts";

export interface FakeChatAlert extends ChatAlertPort {
  /** How many alerts have sounded. */
  readonly played: number;
}

/** Counts the alerts instead of playing them; with `isSilent` as in a browser that allows no sound. */
export function fakeChatAlert({ isSilent = false } = {}): FakeChatAlert {
  let played = 0;
  return {
    get played() {
      return played;
    },
    play() {
      if (!isSilent) played += 1;
    },
  };
}
