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
