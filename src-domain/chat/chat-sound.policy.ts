/** Facts in one tab when a message arrives. */
export interface ChatSoundConditions {
  /** True if the customer turned the sound on. */
  readonly isSoundOn: boolean;
  /** True if the other side wrote it and it arrives for the first time. */
  readonly isNew: boolean;
  /** True if the conversation is visible in this tab: no sound is needed. */
  readonly isSeen: boolean;
  /** True if this tab plays the sound for all tabs: the one that had the focus last. */
  readonly isLeader: boolean;
}

/**
 * Returns true if a message plays a sound in this tab. Two tabs of one browser play it once, and not at all if the
 * conversation is visible in the leading one.
 */
export function shouldPlaySound({ isSoundOn, isNew, isSeen, isLeader }: ChatSoundConditions): boolean {
  return isSoundOn && isNew && !isSeen && isLeader;
}
