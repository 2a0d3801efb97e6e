/**
 * Stores the address that a guest requested until the login, per tab (GUARD-02). Stores nothing without browser
 * storage.
 */
export interface ReturnAddressPort {
  /** Stores path and query of a page; replaces the former one. */
  keep(address: string): void;
  /**
   * Returns the stored address once. Other scripts may write to the storage: validate the address before navigating to
   * it (`takeReturnTarget`).
   */
  take(): string | undefined;
  /** Returns the address of the latest `take`, which caused this login. */
  taken(): string | undefined;
  /** Forgets both. */
  forget(): void;
}
