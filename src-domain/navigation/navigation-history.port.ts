/** History of this tab within the portal. */
export interface NavigationHistoryPort {
  /**
   * Number of portal pages before this one; 0 if the portal was opened with this page, for example from a notification,
   * another site or a bank. Survives a reload.
   */
  readonly pagesBehind: number;
  /** Goes back by one entry. */
  back(): void;
}
