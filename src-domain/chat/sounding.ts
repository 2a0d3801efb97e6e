/** What is known in one tab when a message has come. */
export interface Sounding {
  /** Whether the customer wants to hear messages. */
  readonly isWanted: boolean;
  /** Whether it is the other side's, and has not come before. */
  readonly isNew: boolean;
  /** Whether the customer looks at the conversation in this tab: then it needs no sound. */
  readonly isSeen: boolean;
  /** Whether this tab is the one that sounds for all of them: the one that had the focus last. */
  readonly leads: boolean;
}

/**
 * Whether a message sounds in this tab. In two tabs of one browser it sounds once, and not at all where somebody looks
 * at it in the one that leads.
 */
export function sounds({ isWanted, isNew, isSeen, leads }: Sounding): boolean {
  return isWanted && isNew && !isSeen && leads;
}
