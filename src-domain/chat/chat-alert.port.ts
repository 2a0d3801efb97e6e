/** Alerts the customer to a new chat message. */
export interface ChatAlertPort {
  /** Plays a short sound. Stays silent where the browser has no audio or does not allow it. Never throws. */
  play(): void;
}

/**
 * Elects one of the browser's tabs, so that a message sounds once: the tab that had the focus last leads, and the next
 * one takes over when it is closed or crashes.
 */
export interface TabLeadershipPort {
  /** True if this tab leads. If the browser cannot elect a tab, each tab leads. */
  readonly isLeader: boolean;
  /** Joins the election. */
  join(): void;
  /** Leaves the election and gives up the lead. */
  leave(): void;
}
