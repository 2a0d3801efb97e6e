/** The history of this tab, as far as it leads through pages of the portal. */
export interface NavigationHistoryPort {
  /**
   * How many pages of the portal lie behind this one; 0 where the portal was opened with this page: by a notification,
   * from another site, or on the way back from a bank. Survives a reload.
   */
  readonly pagesBehind: number;
  /** Goes back by one entry. */
  back(): void;
}
