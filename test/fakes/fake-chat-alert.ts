import type { ChatAlertPort } from "#domain/chat/index.ts";

export interface FakeChatAlert extends ChatAlertPort {
  /** Number of alerts that have sounded. */
  readonly played: number;
}

/** Counts the alerts instead of playing them; with `isSilent` none sounds. */
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
