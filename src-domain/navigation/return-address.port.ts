/** Navigation by which a guest requested an address. */
export interface AddressOrigin {
  /** True for "back" and "forward". */
  readonly fromHistory: boolean;
}

/**
 * Stores the address that a guest requested until the login, per tab (GUARD-02). It belongs to the last customer of the
 * tab, if there was one: another customer gets neither the address nor a partner's token in it. Stores nothing without
 * browser storage.
 */
export interface ReturnAddressPort {
  /**
   * Stores path and query of a page; replaces the former one. A page to which the history of the browser led is stored
   * only while the tab has a customer. After a logout, or without one, it may be the page of another person: the login
   * then leads to the start page (SEC-08).
   */
  keep(address: string, origin?: AddressOrigin): void;
  /** Names the customer whose session is open in this tab. Forgets the address of another one. */
  setOwner(owner: string): void;
  /**
   * Returns the stored address once, if it belongs to `owner` or to no customer. Other scripts may write to the
   * storage: validate the address before navigating to it (`takeReturnTarget`).
   */
  take(owner: string): string | undefined;
  /**
   * Stores the address of the current page as if it had just been taken, to remove a partner's token from it (SEC-07).
   */
  keepTaken(address: string): void;
  /** Returns the address of the latest `take` or `keepTaken`, which caused this login. */
  taken(): string | undefined;
  /** Forgets both, and the customer of the tab. */
  forget(): void;
}
